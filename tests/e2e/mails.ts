import type { APIRequestContext } from '@playwright/test';
import { expect, port } from './support.ts';

/** Reads a page of the server’s mailbox, which collects mails instead of sending them. */
type ReadMail = (path: string) => Promise<string>;

const byRequest =
  (request: APIRequestContext): ReadMail =>
  async (path) =>
    (await request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: `mail.localhost:${port}` } })).text();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Links in the mails to an address with a subject, newest first. */
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

/** Waits for a mail to an address and returns its link. */
export const linkTo = (request: APIRequestContext, email: string, subject: string): Promise<string> =>
  linkBy(byRequest(request), email, subject);

/** Like `linkTo`, for a server that the test started itself. */
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
