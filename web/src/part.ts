/** Parts of the page that come when they are needed. */

/** Waits for a part. Where the server has it no longer, and the page is loaded anew for that, it never comes. */
export async function part<Part>(coming: Promise<Part>): Promise<Part> {
  // For a failure that a listener took care of Vite gives undefined in place of the part.
  const come: Part | undefined = await coming;
  return come ?? new Promise<never>(() => undefined);
}
