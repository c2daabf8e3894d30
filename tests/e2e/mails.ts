import type { APIRequestContext } from '@playwright/test';
import { expect, port } from './support.ts';

/** Reads a page of the mails that a server has sent to nobody. */
type ReadMail = (path: string) => Promise<string>;

const byRequest =
  (request: APIRequestContext): ReadMail =>
  async (path) =>
    (await request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: `mail.localhost:${port}` } })).text();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The links of the mails to somebody under a subject, the newest first. */
export const linksTo = (request: APIRequestContext, email: string, subject: string): Promise<string[]> =>
  linksIn(byRequest(request), email, subject);

async function linksIn(read: ReadMail, email: string, subject: string): Promise<string[]> {
  const list = await read('/');
  const row = new RegExp(
    `href="/([\\w-]+)"><strong[^>]*>${escaped(subject)}</strong>[^\\n]*to ${escaped(email)}<`,
    'g',
  );
  const ids = [...list.matchAll(row)].map(([, id = '']) => id);
  return Promise.all(ids.map(async (id) => /href="(https?:[^"]+)"/.exec(await read(`/${id}/body`))?.[1] ?? ''));
}

/** Waits for a mail to somebody, and gives the link in it. */
export const linkTo = (request: APIRequestContext, email: string, subject: string): Promise<string> =>
  linkBy(byRequest(request), email, subject);

/** The same of a program of a journey's own. */
export async function linkBy(read: ReadMail, email: string, subject: string): Promise<string> {
  let links: string[] = [];
  await expect
    .poll(
      async () => {
        links = await linksIn(read, email, subject);
        return links.length;
      },
      { message: `a mail “${subject}” to ${email}` },
    )
    .toBeGreaterThan(0);
  return links[0] ?? '';
}
