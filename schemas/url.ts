/**
 * The one check of an address that a definition gives: http(s), a path on this site, mailto or tel.
 * Everything else (javascript:, data:, //elsewhere, back-slashes, control characters) gives undefined.
 */
export function safeUrl(value: string | undefined): string | undefined {
  if (value === undefined || value.length > 2048) return undefined;
  return /^(?:https?:\/\/[^\s\\"'<>]+|\/(?![/\\])[^\s\\"'<>]*|mailto:[^\s\\"'<>:]+|tel:[0-9+().-]+)$/.test(value)
    ? value
    : undefined;
}

/**
 * An empty or dotted segment: what resolves `/..//elsewhere.test` may make `//elsewhere.test` of it, another host.
 * Browsers read %2e as a dot.
 */
const strayed = /\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Whether `value` is a path on this site, fit to go back to after sign-in. */
export const isLocalPath = (value: string | null | undefined): value is string =>
  typeof value === 'string' &&
  value.startsWith('/') &&
  safeUrl(value) !== undefined &&
  !/\p{Cc}/u.test(value) &&
  !strayed.test(value.split(/[?#]/, 1)[0] ?? '');
