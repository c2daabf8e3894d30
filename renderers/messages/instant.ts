/** Parses a date of a definition to milliseconds since 1970; undefined for dates that do not exist. */
export function instantOf(text: string): number | undefined {
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
}
