import { Hono } from 'hono';
import { html } from 'hono/html';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import { requireLoopback } from '../loopback.ts';
import { listMails, readMail, type StoredMail } from './mails.ts';

const css = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: clamp(1rem, 4vw, 3rem); }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
p { margin: 0 0 1.5rem; opacity: .8; }
ol { list-style: none; margin: 0; padding: 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
li { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
li a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding: .75rem 0; color: inherit; text-decoration: none; }
li a:hover strong, li a:focus-visible strong { text-decoration: underline; }
li span { overflow-wrap: anywhere; opacity: .8; }
time { white-space: nowrap; opacity: .8; }
@media (max-width: 600px) { li a { grid-template-columns: minmax(0, 1fr); } }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .25rem 1rem; margin: 1rem 0; }
dt { opacity: .8; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 32rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .5rem; background: white; }
`;

/** The strict policy blocks scripts and external content, because emails may contain user input. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};
const mailHeaders = {
  ...headers,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation allow-popups",
};

const when = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

const page = (title: string, body: unknown, refresh?: number) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${refresh === undefined ? '' : html`<meta http-equiv="refresh" content="${refresh}">`}
<title>${title}</title><style>${css}</style></head>
<body><main>${body}</main></body>
</html>`;

const row = ({ id, subject, to, from, at }: StoredMail) => html`
<li><a href="/${id}"><strong dir="auto">${subject}</strong><time>${when(at)}</time><span>${from} to ${to}</span></a></li>`;

/** Reload interval of the list in seconds. */
const LOOK_AGAIN = 5;

/**
 * Creates the page that shows the demo's emails from a folder, so that links in them work without a mail server. Emails
 * contain sign-in links, so only loopback addresses may read them.
 */
export function createMailbox(folder: string): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  app.use(requireLoopback('The mails can be read on the machine itself.'));
  app.get('/', async (http) => {
    const mails = await listMails(folder);
    const list = mails.length > 0 ? html`<ol>${mails.map(row)}</ol>` : html`<p role="status">There is no mail yet.</p>`;
    const what = html`<h1>Mails</h1><p>What Playbill has sent. Without a mail server it is kept here, and goes nowhere.</p>`;
    return http.html(page('Mails', [what, list], LOOK_AGAIN), 200, headers);
  });
  app.get('/:id', async (http) => {
    const mail = await readMail(folder, http.req.param('id'));
    if (!mail) return http.notFound();
    const { id, subject, from, to, at } = mail;
    const body = html`<p><a href="/">All mails</a></p><h1 dir="auto">${subject}</h1>
<dl><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to}</dd><dt>Sent</dt><dd>${when(at)} UTC</dd></dl>
<iframe src="/${id}/body" title="The mail" sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>`;
    return http.html(page(subject, body), 200, headers);
  });
  app.get('/:id/body', async (http) => {
    const mail = await readMail(folder, http.req.param('id'));
    if (!mail) return http.notFound();
    // A `<base>` element makes the links in an email open outside of the frame that shows it.
    return http.body(mail.html.replace('<head>', '<head><base target="_top">'), 200, {
      ...mailHeaders,
      'content-type': 'text/html; charset=utf-8',
    });
  });
  app.notFound((http) =>
    http.html(page('No such mail', html`<h1>No such mail</h1><p><a href="/">All mails</a></p>`), 404, headers),
  );
  return app;
}
