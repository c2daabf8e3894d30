/**
 * The only check for URLs of definitions: accepts http(s), paths on this site, mailto and tel. Returns undefined for
 * all others (javascript:, data:, //other-host, backslashes, control characters).
 */
export function safeUrl(value: string | undefined): string | undefined {
  if (value === undefined || value.length > 2048) return undefined;
  return /^(?:https?:\/\/[^\s\\"'<>]+|\/(?![/\\])[^\s\\"'<>]*|mailto:[^\s\\"'<>:]+|tel:[0-9+().-]+)$/.test(value)
    ? value
    : undefined;
}

/**
 * Empty or dot segments in a path, which are rejected: resolving `/..//elsewhere.test` may give `//elsewhere.test`,
 * which is another host. Browsers decode %2e as a dot.
 */
const strayed = /\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Whether `value` is a path on this site that is safe as a return path after sign-in. */
export const isLocalPath = (value: string | null | undefined): value is string =>
  typeof value === 'string' &&
  value.startsWith('/') &&
  safeUrl(value) !== undefined &&
  !/\p{Cc}/u.test(value) &&
  !strayed.test(value.split(/[?#]/, 1)[0] ?? '');
