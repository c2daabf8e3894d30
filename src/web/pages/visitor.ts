type Fetch = (request: Request) => Promise<Response>;

/** Client that calls the API as the viewer who sent a page request. */
export interface Visitor {
  /** Calls the API with the request's cookies and those that the API has set since. */
  fetch: Fetch;
  /**
   * The `Set-Cookie` headers that the API has sent and that the page's response must pass on; of each cookie name only
   * the last.
   */
  cookies: () => string[];
}

/**
 * Request headers that are not forwarded to the API: they belong to the page request and its body, or only this server
 * may set them.
 */
const own =
  /^(accept.*|authorization|connection|content-.*|cookie|expect|host|if-.*|origin|range|realm|sec-.*|te|transfer-encoding|upgrade|x-playbill-session)$/;

function readCookies(header: string | null): Map<string, string> {
  const pairs = (header ?? '').split(/;\s*/).filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return [name, rest.join('=')];
    }),
  );
}

/**
 * Creates the API client for the viewer of a request. Headers with the viewer's location are forwarded. `origin` is the
 * site's own; the caller must have verified that the request comes from there.
 */
export function createVisitor({ headers }: Request, origin: string, api: Fetch): Visitor {
  const jar = readCookies(headers.get('cookie'));
  const set = new Map<string, string>();
  const passed = [...headers].filter(([name]) => !own.test(name));
  return {
    async fetch(asked) {
      const all = new Headers(passed);
      for (const [name, value] of asked.headers) all.set(name, value);
      all.set('origin', origin);
      all.set('x-playbill-session', 'cookie');
      if (jar.size > 0) all.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await api(new Request(asked, { headers: all }));
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...flags] = line.split(/;\s*/);
        const [name = '', ...value] = pair.split('=');
        set.set(name, line);
        if (flags.some((flag) => /^max-age=0$/i.test(flag))) jar.delete(name);
        else jar.set(name, value.join('='));
      }
      return response;
    },
    cookies: () => [...set.values()],
  };
}
