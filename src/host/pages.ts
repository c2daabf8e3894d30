import { randomBytes } from 'node:crypto';
import { diagnosticLine } from '#schemas/diagnostic.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { languageTag } from './language.ts';
import type { createGuests } from './guest.ts';
import { plainPage } from './plain-page.ts';
import type { AppSource } from './renderer.ts';
import { securityHeaders } from './security.ts';
import { fileHref, themeSheet } from './theme.ts';

/** Whether an address is a preview of drafts. */
const isPreview = (url: URL) => url.pathname.startsWith('/_admin/');

/** The origin of this installation's editor page beside a page of that address. */
const studioOrigins = ({ protocol, port }: URL, host: string | undefined) =>
  host ? [`${protocol}//${host}${port ? `:${port}` : ''}`] : [];

interface PagesOptions {
  source: AppSource;
  /** The realm app, in process. */
  api: (request: Request) => Promise<Response>;
  guest: ReturnType<typeof createGuests>;
  /** Host name of this installation's own editor page, on the port of the realms. */
  studioHost: string | undefined;
  log: { warn: (fields: object, message: string) => void; error: (fields: object, message: string) => void };
}

/** A guest's page is the same for everybody in the same realm and language. */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const unshared = 'private, no-store';

/** The realm that a host name shows, or undefined. */
async function realmOf(api: PagesOptions['api'], url: URL): Promise<RealmSettings | undefined> {
  const response = await api(
    new Request(`${url.origin}/api/v2/realm-settings/domain/${encodeURIComponent(url.hostname)}`),
  );
  return response.ok ? ((await response.json()) as RealmSettings) : undefined;
}

/** Puts something right after the head's opening tag. */
function inHead(stream: ReadableStream<Uint8Array>, html: string): ReadableStream<Uint8Array> {
  if (!html) return stream;
  let done = false;
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const text = done ? '' : decoder.decode(chunk, { stream: true });
        const at = text.indexOf('<head>');
        if (done || at < 0) return controller.enqueue(chunk);
        done = true;
        controller.enqueue(encoder.encode(`${text.slice(0, at + 6)}${html}${text.slice(at + 6)}`));
      },
    }),
  );
}

/** Answers page requests: every page is drawn as for a guest, what is personal comes after hydration. */
export function createPages({
  source,
  api,
  guest,
  studioHost,
  log,
}: PagesOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    const nonce = randomBytes(16).toString('base64');
    const settings = await realmOf(api, url);
    const previewOrigins =
      settings && isPreview(url) ? [...settings.preview.origins, ...studioOrigins(url, studioHost)] : undefined;
    const headers = securityHeaders({
      nonce,
      dev: source.dev,
      secure: url.protocol === 'https:',
      framedBy: previewOrigins,
    });
    if (!settings) return plainPage(404, 'There is nothing here', 'No service answers to this address.', headers);
    const asked = url.searchParams.get('lang') ?? undefined;
    const lang = asked && settings.languages.includes(asked) ? asked : undefined;
    const language = lang
      ? languageTag(lang)
      : (request.headers.get('accept-language') ?? languageTag(settings.defaultLocale));
    const app = await source.load();
    const rendered = await app.render(request, {
      realm: settings.realm,
      fetch: api,
      headers: {
        realm: settings.realm,
        authorization: `Bearer ${await guest(settings.realm, url.origin)}`,
        'accept-language': language,
      },
      lang,
      nonce,
      previewOrigins,
      manifest: source.manifest,
      themeHref: (data) => themeSheet(app.themeCss, settings.realm, data.settings.theme).href,
      fontHref: (_data, file) => fileHref(settings.realm, file),
      tell: (diagnostic) =>
        log.warn({ realm: settings.realm, path: url.pathname, diagnostic }, diagnosticLine(diagnostic)),
    });
    if (rendered instanceof Response) return rendered;
    const cacheable = rendered.status === 200 && !previewOrigins && !/^\/(login|logout)(\/|$)/.test(url.pathname);
    return new Response(inHead(rendered.stream, await source.headScripts(url.pathname, nonce)), {
      status: rendered.status,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': cacheable ? shared : unshared,
        vary: 'Accept-Language',
      },
    });
  };
}
