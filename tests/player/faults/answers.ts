import type { Page, Route } from '@playwright/test';
import type { End } from './fault.ts';

export const segments = /\/loop\/[\w-]+-\d+(?:\.\d)?\.m4s/;
export const manifests = /\.(?:m3u8|mpd)(?:\?|$)/;
export const licences = /\/api\/v2\/licence\//;

/** Answers of the faults' own must not be kept by the browser: what comes after them is to be asked for. */
const own = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

/** Answers some requests of a page in another way until it is told to stop. */
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
  // The page may be gone meanwhile.
  await route.continue().catch(() => undefined);
};

/** Asks the server itself, which knows no names below localhost. */
async function asked(route: Route) {
  const url = new URL(route.request().url());
  const { host } = url;
  url.hostname = '127.0.0.1';
  url.searchParams.delete('_HLS_skip');
  // The server may close a kept connection just as it is used again: ECONNRESET, the only error that is retried.
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), host }, maxRetries: 2 });
}

/** Changes what is answered; a request that nobody waits for any more, since its page is gone, is let go. */
const changing =
  (answer: (route: Route) => Promise<void>) =>
  async (route: Route): Promise<void> => {
    try {
      await answer(route);
    } catch {
      await route.abort().catch(() => undefined);
    }
  };

/** The beginning of what was asked for, as of a connection that was cut without a word. */
export const truncated = changing(async (route) => {
  const answer = await asked(route);
  const body = await answer.body();
  await route.fulfill({
    response: answer,
    headers: { ...answer.headers(), 'cache-control': 'no-store' },
    body: body.subarray(0, Math.floor(body.length / 3)),
  });
});

/** What was asked for, with other words in it. */
export const rewritten = (change: (text: string, url: string) => string) =>
  changing(async (route) => {
    const answer = await asked(route);
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'cache-control': 'no-store' },
      body: change(await answer.text(), route.request().url()),
    });
  });

/** What was asked for, with other bytes of the same number in it; each byte is one character. */
export const rewrittenBytes = (change: (bytes: string) => string) =>
  changing(async (route) => {
    const answer = await asked(route);
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'cache-control': 'no-store' },
      body: Buffer.from(change((await answer.body()).toString('latin1')), 'latin1'),
    });
  });

/** What was answered when it was first asked for, ever again: whole lists, of which a difference would go on. */
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

/** No network at all. */
export const offline = async (page: Page): Promise<End> => {
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
};
