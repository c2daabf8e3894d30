/** An instant of a definition in milliseconds since 1970; undefined when the calendar has no such day. */
export function instantOf(text: string): number | undefined {
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
}
