/** Which way round a list is: one of a few orders, each with a text `order-…`. */
import { Choices } from "../design/components/choices.tsx";
import { useText } from "../i18n/text.ts";

/** The orders of a list that goes by time. */
export const TIMES = ["newest", "oldest"] as const;
export type Time = (typeof TIMES)[number];

export interface OrderFieldProps<T extends string> {
  readonly orders: readonly T[];
  readonly value: T;
  readonly onChange: (order: T) => void;
}

export function OrderField<T extends string>({ orders, value, onChange }: OrderFieldProps<T>) {
  const text = useText();
  return (
    <Choices
      label={text("order")}
      value={value}
      onChange={onChange}
      choices={orders.map((order) => ({ value: order, label: text(`order-${order}`) }))}
    />
  );
}
