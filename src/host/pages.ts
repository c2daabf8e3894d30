import { randomBytes } from 'node:crypto';
import { diagnosticLine } from '#schemas/issue.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { languageTag } from './language.ts';
import { acceptPost } from './form-post.ts';
import type { createGuests } from './guest.ts';
import { plainPage } from './plain-page.ts';
import type { AppSource } from './renderer.ts';
import { securityHeaders } from './security.ts';
import { themeSheet } from './theme.ts';
import { createVisitor } from './visitor.ts';

/** Whether an address is a preview of drafts. */
const isPreview = (url: URL) => url.pathname.startsWith('/_admin/');

/** The origin of this installation's editor page beside a page of that address. */
const studioOrigins = ({ protocol, port }: URL, host: string | undefined) =>
  host ? [`${protocol}//${host}${port ? `:${port}` : ''}`] : [];

interface PagesOptions {
  source: AppSource;
  /** The realm app, in process. */
  api: (request: Request, connection?: unknown) => Promise<Response>;
  /** Where the caller thinks that it is, behind a proxy too. */
  originOf: (request: Request) => URL;
  guest: ReturnType<typeof createGuests>;
  /** Host name of this installation's own editor page, on the port of the realms. */
  studioHost: string | undefined;
  log: { warn: (fields: object, message: string) => void; error: (fields: object, message: string) => void };
}

/** A guest's page is the same for everybody in the same realm and language. */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
/** One whose rows did not all come in time is soon drawn again: a reader without JavaScript would lack them until then. */
const briefly = 'public, max-age=0, s-maxage=5, stale-if-error=86400';
const unshared = 'private, no-store';

/** The realm that a host name shows, its words in a language where one is given; or undefined. */
export async function realmOf(api: PagesOptions['api'], url: URL, locale?: string): Promise<RealmSettings | undefined> {
  const response = await api(
    new Request(`${url.origin}/api/v2/realm-settings/domain/${encodeURIComponent(url.hostname)}`, {
      headers: locale ? { 'accept-language': languageTag(locale) } : {},
    }),
  );
  return response.ok ? ((await response.json()) as RealmSettings) : undefined;
}

/** Puts something right after the head's opening tag. */
function inHead(page: Uint8Array<ArrayBuffer>, html: string): Uint8Array<ArrayBuffer> {
  if (!html) return page;
  const tag = '<head>';
  const text = new TextDecoder().decode(page);
  return new TextEncoder().encode(text.replace(tag, () => tag + html));
}

/** The language that the address asks for, where the realm speaks it. */
function langOf({ searchParams }: URL, { languages }: RealmSettings): string | undefined {
  const asked = searchParams.get('lang');
  return asked !== null && languages.includes(asked) ? asked : undefined;
}

/** Headers of a page's answer beside those of every page. `cookies` are of the viewer for whom it was drawn. */
function answerHeaders(
  headers: ConstructorParameters<typeof Headers>[0],
  caching: string,
  cookies: readonly string[],
): Headers {
  const all = new Headers(headers);
  all.set('cache-control', caching);
  for (const cookie of cookies) all.append('set-cookie', cookie);
  return all;
}

/**
 * Answers page requests. A page is drawn as for a guest, what is personal comes after hydration; only posts of forms
 * and the pages that are nothing but personal are drawn as for the viewer, by the request's cookies, and never kept.
 */
export function createPages(options: PagesOptions): (request: Request, connection?: unknown) => Promise<Response> {
  const { source, api, guest, studioHost, originOf, log } = options;
  return async (asked, connection) => {
    const url = new URL(asked.url);
    const nonce = randomBytes(16).toString('base64');
    const settings = await realmOf(api, url);
    const previewOrigins =
      settings && isPreview(url) ? [...settings.preview.origins, ...studioOrigins(url, studioHost)] : undefined;
    const headers = securityHeaders({
      nonce,
      dev: source.dev,
      secure: url.protocol === 'https:',
      framedBy: previewOrigins,
      pictures: settings?.pictures.origins,
      plugins: settings?.plugins.origins,
    });
    if (!settings) return plainPage(404, 'There is nothing here', 'No service answers to this address.', headers);
    const { origin } = originOf(asked);
    const request = asked.method === 'POST' ? await acceptPost(asked, origin, headers) : asked;
    if (request instanceof Response) return request;
    const lang = langOf(url, settings);
    const language = lang
      ? languageTag(lang)
      : (request.headers.get('accept-language') ?? languageTag(settings.defaultLocale));
    const app = await source.load();
    const site = app.siteOf(origin, settings);
    const visitor =
      request.method === 'POST' || app.isPersonal(url.pathname, settings.languageCode, site)
        ? createVisitor(request, origin, (call) => api(call, connection))
        : undefined;
    const rendered = await app.render(request, {
      realm: settings.realm,
      languageCode: settings.languageCode,
      site,
      fetch: visitor?.fetch ?? api,
      headers: {
        realm: settings.realm,
        'accept-language': language,
        ...(!visitor && { authorization: `Bearer ${await guest(settings.realm, url.origin)}` }),
      },
      personal: visitor !== undefined,
      lang,
      nonce,
      previewOrigins,
      manifest: source.manifest,
      build: source.build,
      themeHref: (data) => themeSheet(app.themeCss, data.settings).href,
      tell: (diagnostic) =>
        log.warn({ realm: settings.realm, path: url.pathname, diagnostic }, diagnosticLine(diagnostic)),
    });
    const cookies = visitor?.cookies() ?? [];
    if (rendered instanceof Response) {
      const { status, headers: own } = rendered;
      return new Response(null, {
        status,
        headers: answerHeaders([...own, ...Object.entries(headers)], unshared, cookies),
      });
    }
    const { status, isShared, isWhole, html } = rendered;
    const mayBeKept = status === 200 && isShared && !visitor && !previewOrigins;
    const caching = mayBeKept ? (isWhole ? shared : briefly) : unshared;
    const page = { ...headers, 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Language' };
    return new Response(inHead(html, await source.headScripts(url.pathname, nonce)), {
      status,
      headers: answerHeaders(page, caching, cookies),
    });
  };
}
