/** Addresses of pages: which page an address shows, and going from one to another without loading anew. */
import { observable, useObservable } from "../observable.ts";

export interface Route {
  readonly page: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** What a page gets that an address leads to. */
export interface RoutedPage {
  readonly route: Route;
}

/** Pages by the shape of their path; `:name` stands for any one part, `:name?` also for none. */
const PATHS: readonly (readonly [page: string, path: string])[] = [
  ["lobby", "/"],
  ["new", "/new/:game?"],
  ["table", "/t/:table"],
  ["rules", "/rules/:game?"],
  ["learn", "/learn/:game"],
  ["settings", "/settings"],
  ["screen-readers", "/screen-readers"],
  ["sounds", "/sounds"],
  ["account", "/account"],
  ["sign-in", "/sign-in"],
  ["ratings", "/ratings"],
  ["finished", "/finished"],
  ["people", "/people"],
  ["player", "/people/:person"],
  ["moderation", "/moderation"],
  ["notifications", "/notifications"],
  ["design", "/design"],
];

/** A part of a path as it is meant; null where it is no text in UTF-8. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return null;
  }
}

function match(path: string, shape: string): Record<string, string> | null {
  const parts = path.split("/").filter(Boolean);
  const shapes = shape.split("/").filter(Boolean);
  if (parts.length > shapes.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, wanted] of shapes.entries()) {
    const part = parts[index];
    if (wanted.startsWith(":")) {
      const name = wanted.slice(1).replace("?", "");
      const value = part === undefined ? undefined : decoded(part);
      if (value === null || (value === undefined && !wanted.endsWith("?"))) return null;
      if (value !== undefined) parameters[name] = value;
    } else if (part !== wanted) return null;
  }
  return parameters;
}

/** The page of an address; `missing` where there is none. */
export function routeOf(path: string, query = ""): Route {
  for (const [page, shape] of PATHS) {
    const parameters = match(path, shape);
    if (parameters) return { page, parameters, query: new URLSearchParams(query) };
  }
  return { page: "missing", parameters: {}, query: new URLSearchParams(query) };
}

const route = observable<Route>(routeOf(location.pathname, location.search));

function follow(): void {
  route.set(routeOf(location.pathname, location.search));
}

addEventListener("popstate", follow);

/** Goes to an address of this application. */
export function navigate(href: string): void {
  if (href === location.pathname + location.search) return;
  history.pushState(null, "", href);
  scrollTo({ top: 0, behavior: "instant" });
  follow();
}

/** Goes to an address that takes the place of this one in the history. */
export function redirect(href: string): void {
  history.replaceState(null, "", href);
  follow();
}

export function useRoute(): Route {
  return useObservable(route);
}
