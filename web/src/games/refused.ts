/** Why the last move was refused, for the prompt; null where it was made, or something else was prepared since. */
import { createContext } from "react";

export const Refused = createContext<string | null>(null);
