/** The server's HTTP interface, and what went wrong where something did. */
import { currentLocale } from "../i18n/text.ts";
import type { ErrorBody } from "../protocol/http.ts";

/** A refusal of the server, with its sentence; `offline` where no server answered. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === "object" && body !== null && "error" in body;
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  const { language, text } = currentLocale();
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", language);
  let response: Response;
  try {
    response = await fetch(address, { credentials: "same-origin", ...init });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ApiError(0, "offline", text("error-offline"));
  }
  if (!response.headers.get("Content-Type")?.includes("json")) {
    throw new ApiError(response.status, "no_server", text("error-server", { status: response.status }));
  }
  const body: unknown = await response.json();
  // A preview that succeeds may say what speaks against the move, by the same key.
  if (!response.ok) {
    if (isErrorBody(body)) throw new ApiError(response.status, body.error.code, body.error.message);
    throw new ApiError(response.status, "no_server", text("error-server", { status: response.status }));
  }
  return body as T;
}

/** `GET`, in the language of the pages. */
export function get<T>(path: string): Promise<T> {
  return request<T>(path, {});
}

/** `POST` with a JSON body. */
export function post<T>(path: string, body: object = {}): Promise<T> {
  return request<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
