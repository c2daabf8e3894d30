/**
 * Whether a message comes from one of the origins that the server has registered, which it writes as browsers do: the same text, letter
 * by letter. A page without an origin of its own, such as a sandboxed one, says `null` and is nobody.
 */
export const isRegistered = (origin: string, registered: readonly string[]): boolean =>
  origin !== 'null' && registered.includes(origin);
