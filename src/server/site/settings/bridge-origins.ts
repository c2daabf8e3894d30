/** Returns an origin in the form that browsers use; undefined if the text is no origin. */
function serialised(origin: string): string | undefined {
  if (!URL.canParse(origin)) return undefined;
  const { origin: written, protocol, hostname, username, password, pathname, search, hash } = new URL(origin);
  const isBare = username === '' && password === '' && pathname === '/' && search === '' && hash === '';
  const isHttp = protocol === 'https:' || protocol === 'http:';
  // A star is rejected: browsers accept it in a host name, but in a Content-Security-Policy it is a wildcard.
  const isOne = /^[a-z0-9.-]+$/.test(hostname);
  return isBare && isHttp && isOne ? written : undefined;
}

/**
 * The origins in a realm's `bridge.allowedOrigins` as browsers serialise them, without default ports and duplicates.
 * Invalid entries are dropped, so that they cannot inject into a header.
 */
export const bridgeOriginsOf = (listed: readonly string[]): string[] => [
  ...new Set(listed.flatMap((origin) => serialised(origin) ?? [])),
];
