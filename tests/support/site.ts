import path from 'node:path';
import { createHost } from '#web/app.ts';
import { builtApp } from '#web/pages/built-app.ts';
import { buildHostOrigin } from '#server/platform/http/site-origin.ts';
import { buildIfStale } from '../../scripts/build.ts';
import type { TestServer } from './realm-server.ts';

const dist = path.join(import.meta.dirname, '../../dist');

/** A response with its text. */
interface Visit {
  status: number;
  headers: Headers;
  html: string;
  /** Redirect target, or the requested address. */
  address: string;
}

/** A browser without JavaScript: keeps cookies and submits forms. */
export interface PlainBrowser {
  cookies: Map<string, string>;
  get: (address: string, headers?: Record<string, string>) => Promise<Visit>;
  /** Submits fields and the page's hidden fields to the page visited last. */
  post: (fields: Record<string, string>) => Promise<Visit>;
}

/** The server-rendered site of a test server. */
export interface TestSite {
  fetch: (realm: string, address: string, init?: RequestInit) => Promise<Response>;
  browse: (realm?: string) => PlainBrowser;
}

/** Reads names and values of a page's hidden fields. */
const readHiddenFields = (html: string): [string, string][] =>
  [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    /value="([^"]*)"/.exec(input)?.[1] ?? '',
  ]);

/** Renders the pages of a test server in this process, with the built application. */
export async function openSite(server: TestServer): Promise<TestSite> {
  await buildIfStale();
  const host = createHost({
    source: await builtApp(dist),
    realm: async (request) => server.app.fetch(request, {}),
    dist,
    trustProxy: 0,
    publicOrigin: (asked) => buildHostOrigin(asked.hostname, asked, server.context.config),
    log: { warn: () => undefined, error: () => undefined },
  });
  const fetch: TestSite['fetch'] = async (realm, address, init) =>
    host.fetch(new Request(`http://${realm}.localhost${address}`, init));

  const browse = (realm = 'north'): PlainBrowser => {
    const cookies = new Map<string, string>();
    let page = { address: '/', html: '' };
    const visit = async (address: string, init: RequestInit): Promise<Visit> => {
      const answer = await fetch(realm, address, {
        ...init,
        headers: {
          ...(init.headers as Record<string, string> | undefined),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      });
      for (const line of answer.headers.getSetCookie()) {
        const [pair = '', ...flags] = line.split('; ');
        const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
        if (flags.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      }
      const html = await answer.text();
      const to = answer.headers.get('location') ?? address;
      if (to === address) page = { address, html };
      return { status: answer.status, headers: answer.headers, html, address: to };
    };
    return {
      cookies,
      get: (address, headers = {}) => visit(address, { headers }),
      post: (fields) =>
        visit(page.address, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            origin: `http://${realm}.localhost`,
          },
          body: new URLSearchParams([...readHiddenFields(page.html), ...Object.entries(fields)]),
        }),
    };
  };
  return { fetch, browse };
}
