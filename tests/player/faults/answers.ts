import type { Page, Route } from '@playwright/test';
import type { End } from './fault.ts';

export const segments = /\/loop\/[\w-]+-\d+(?:\.\d)?\.m4s/;
export const manifests = /\.(?:m3u8|mpd)(?:\?|$)/;
export const licences = /\/api\/v2\/licence\//;

/** Headers for injected responses: the browser must not cache them, so that the page requests again afterwards. */
const own = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

/** Handles matching requests of a page differently until the returned function is called. */
export const answering =
  (address: RegExp, answer: (route: Route) => Promise<void>) =>
  async (page: Page): Promise<End> => {
    await page.route(address, answer);
    return () => page.unroute(address, answer);
  };

export const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: '', headers: own });

export const words =
  (body: string, contentType = 'text/html') =>
  (route: Route) =>
    route.fulfill({ status: 200, contentType, body, headers: own });

export const never = () => new Promise<void>(() => undefined);

export const after = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  // The page may already be closed when the delay ends, so a failure is ignored.
  await route.continue().catch(() => undefined);
};

/** Fetches from the server by IP address, because Node cannot resolve subdomains of localhost. */
async function asked(route: Route) {
  const url = new URL(route.request().url());
  const { host } = url;
  url.hostname = '127.0.0.1';
  url.searchParams.delete('_HLS_skip');
  // The server may close a keep-alive connection just as it is reused (ECONNRESET, the only error that is retried).
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), host }, maxRetries: 2 });
}

/** Changes a response; aborts the request if the page is already closed. */
const changing =
  (answer: (route: Route) => Promise<void>) =>
  async (route: Route): Promise<void> => {
    try {
      await answer(route);
    } catch {
      await route.abort().catch(() => undefined);
    }
  };

/** The first third of the response, as from a connection that was cut. */
export const truncated = changing(async (route) => {
  const answer = await asked(route);
  const body = await answer.body();
  await route.fulfill({
    response: answer,
    headers: { ...answer.headers(), 'cache-control': 'no-store' },
    body: body.subarray(0, Math.floor(body.length / 3)),
  });
});

/** The response with its text changed. */
export const rewritten = (change: (text: string, url: string) => string) =>
  changing(async (route) => {
    const answer = await asked(route);
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'cache-control': 'no-store' },
      body: change(await answer.text(), route.request().url()),
    });
  });

/** The response with its bytes changed, as a latin1 string of the same length. */
export const rewrittenBytes = (change: (bytes: string) => string) =>
  changing(async (route) => {
    const answer = await asked(route);
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'cache-control': 'no-store' },
      body: Buffer.from(change((await answer.body()).toString('latin1')), 'latin1'),
    });
  });

/**
 * Answers each path with its first response again, like a server that no longer updates. Responses with playlist delta
 * updates (`_HLS_skip`) are avoided, because they would advance the playlist.
 */
export function frozen(): (route: Route) => Promise<void> {
  const first = new Map<string, string>();
  return changing(async (route) => {
    const { pathname } = new URL(route.request().url());
    const known = first.get(pathname);
    if (known === undefined) first.set(pathname, await (await asked(route)).text());
    const body = first.get(pathname) ?? '';
    await route.fulfill({ status: 200, contentType: 'application/vnd.apple.mpegurl', body, headers: own });
  });
}

/** Takes the page offline. */
export const offline = async (page: Page): Promise<End> => {
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
};
