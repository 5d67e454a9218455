/** How long there is to answer: seen by all, told once near the end to who has to answer. The server counts by itself. */
import { useEffect, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";

/** Seconds left of which who has to answer is told. */
const NEAR_END = 10;

interface AnswerTimeProps {
  /** When the time is up, in the milliseconds of `performance.now()`. */
  readonly until: number;
  /** The answer of who looks on is waited for. */
  readonly mine: boolean;
  readonly announce: (text: string) => void;
}

function secondsTo(moment: number): number {
  return Math.max(0, Math.ceil((moment - performance.now()) / 1000));
}

export function AnswerTime({ until, mine, announce }: AnswerTimeProps) {
  const text = useText();
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  useEffect(() => {
    const look = () => setSeconds(secondsTo(until));
    look();
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }, [until]);
  const isNear = mine && seconds <= NEAR_END;
  const told = useRef(false);
  useEffect(() => {
    if (isNear && !told.current) announce(text("cards-answer-time", { seconds }));
    told.current = isNear;
  }, [isNear, seconds, announce, text]);
  return (
    <p className={`cards-answer-time${isNear ? " cards-answer-near" : ""}`} role="timer">
      {text("cards-answer-left", { seconds })}
    </p>
  );
}
