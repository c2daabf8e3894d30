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

/** Whether `value` is a path on this site, fit to go back to after sign-in. */
export const isLocalPath = (value: string | null | undefined): value is string =>
  typeof value === 'string' && value.startsWith('/') && safeUrl(value) !== undefined;
