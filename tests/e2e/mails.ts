import type { APIRequestContext } from '@playwright/test';
import { expect, port } from './support.ts';

/** A page of the mails that this server has sent to nobody. */
const ask = (request: APIRequestContext, path: string) =>
  request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: `mail.localhost:${port}` } });

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The links of the mails to somebody under a subject, the newest first. */
export async function linksTo(request: APIRequestContext, email: string, subject: string): Promise<string[]> {
  const list = await (await ask(request, '/')).text();
  const row = new RegExp(
    `href="/([\\w-]+)"><strong[^>]*>${escaped(subject)}</strong>[^\\n]*to ${escaped(email)}<`,
    'g',
  );
  const ids = [...list.matchAll(row)].map(([, id = '']) => id);
  return Promise.all(
    ids.map(async (id) => /href="(https?:[^"]+)"/.exec(await (await ask(request, `/${id}/body`)).text())?.[1] ?? ''),
  );
}

/** Waits for a mail to somebody, and gives the link in it. */
export async function linkTo(request: APIRequestContext, email: string, subject: string): Promise<string> {
  let links: string[] = [];
  await expect
    .poll(
      async () => {
        links = await linksTo(request, email, subject);
        return links.length;
      },
      { message: `a mail “${subject}” to ${email}` },
    )
    .toBeGreaterThan(0);
  return links[0] ?? '';
}
