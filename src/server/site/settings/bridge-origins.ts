/** An origin as browsers write it in messages and headers; undefined for what is none. */
function serialised(origin: string): string | undefined {
  if (!URL.canParse(origin)) return undefined;
  const { origin: written, protocol, hostname, username, password, pathname, search, hash } = new URL(origin);
  const isBare = username === '' && password === '' && pathname === '/' && search === '' && hash === '';
  const isHttp = protocol === 'https:' || protocol === 'http:';
  // A star is a name to browsers, and all names to a policy.
  const isOne = /^[a-z0-9.-]+$/.test(hostname);
  return isBare && isHttp && isOne ? written : undefined;
}

/**
 * The origins of a realm's `bridge.allowedOrigins` as browsers write them: without the ports that go without saying, each once.
 * What is no origin is left out, so that nothing of it reaches a header.
 */
export const bridgeOriginsOf = (listed: readonly string[]): string[] => [
  ...new Set(listed.flatMap((origin) => serialised(origin) ?? [])),
];
