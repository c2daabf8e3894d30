import { diagnosticLine } from '#schemas/issue.ts';
import { REVISION_HEADER } from '#schemas/capabilities.ts';
import type { Bridge, RealmSettings } from '#schemas/wire/realm.ts';
import { type Metrics, timed } from '#server/platform/metrics/metrics.ts';
import { KEYS_HEADER } from '#server/platform/http/surrogate-keys.ts';
import type { Limit } from '#server/platform/limits/limit.ts';
import { chooseLocale } from '#server/definitions/labels/locale.ts';
import { languageTag } from '#schemas/locale.ts';
import { RETRY_AFTER, retryAfterIn, UNSOUND_HEADER, unlessAway } from '../cache/unavailable.ts';
import { acceptPost } from '../security/form-post.ts';
import type { createGuests } from './guest.ts';
import { type Drawn, type PageCache, responseOf } from '../cache/page-cache.ts';
import { pageKeyOf } from '../cache/page-key.ts';
import { createLooks, type RealmLook } from './realm-branding.ts';
import { scriptMark, sealScripts } from '../security/inline-scripts.ts';
import type { StaleResponseCache } from '../cache/stale-response-cache.ts';
import type { BrandingFiles } from '../cache/branding-files.ts';
import { plainPage } from '../plain-page.ts';
import type { AppSource } from './renderer.ts';
import { securityHeaders } from '../security/security.ts';
import { createOtherLanguages } from '../cache/other-languages.ts';
import { createRootData } from './root-data.ts';
import { themeSheet } from './theme.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** Whether an address is a preview of drafts. */
const isPreview = (url: URL) => url.pathname.startsWith('/_admin/');

/** Whether a browser says that a child watches: by the cookie that the API gives it with the session (`src/server/platform/http/cookies.ts`). */
const isChild = ({ headers }: Request) => (headers.get('cookie') ?? '').split(/;\s*/).includes('playbill-child=1');

/** Whether an address is that of the player in a partner's frame. */
const isEmbed = (url: URL) => url.pathname.startsWith('/embed/');

/** The origin of this installation's editor page beside a page of that address. */
const studioOrigins = ({ protocol, port }: URL, host: string | undefined) =>
  host ? [`${protocol}//${host}${port ? `:${port}` : ''}`] : [];

interface PagesOptions {
  source: AppSource;
  /** The realm app, in process. */
  api: (request: Request, connection?: unknown) => Promise<Response>;
  guest: ReturnType<typeof createGuests>;
  /** What pages are drawn from while the server is away. */
  lastKnown: StaleResponseCache;
  lookFiles: BrandingFiles;
  /** Host name of this installation's own editor page, on the port of the realms. */
  studioHost: string | undefined;
  /** The origin that machines are told instead of the one that a request has asked; the same if not told. */
  publicOrigin?: ((asked: URL) => string) | undefined;
  /** Where guests' pages are kept. */
  kept: PageCache;
  /** How many pages are drawn at once; any number if not told. */
  drawing: Limit | undefined;
  /** Where pages are timed; absent where nobody wants to know. */
  metrics?: Metrics | undefined;
  log: { warn: (fields: object, message: string) => void; error: (fields: object, message: string) => void };
}

/** A guest's page is the same for everybody in the same realm and language. */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
/**
 * One whose rows did not all come in time is soon drawn again: a reader without JavaScript would lack them until then. So
 * is one that was made of what is remembered.
 */
const briefly = 'public, max-age=0, s-maxage=5, stale-if-error=86400';
const unshared = 'private, no-store';

/**
 * The realm that a host name shows, its words in a language where one is given, and its revision; or undefined.
 * @throws RealmAwayError
 */
export async function realmOf(
  api: (request: Request) => Promise<Response>,
  url: URL,
  locale?: string,
): Promise<RealmLook | undefined> {
  const response = unlessAway(
    await api(
      new Request(`${url.origin}/api/v2/realm-settings/domain/${encodeURIComponent(url.hostname)}`, {
        headers: locale ? { 'accept-language': languageTag(locale) } : {},
      }),
    ),
  );
  if (!response.ok) return undefined;
  return {
    settings: (await response.json()) as RealmSettings,
    revision: response.headers.get(REVISION_HEADER) ?? undefined,
  };
}

/**
 * Origins of the pages that may frame a realm's player.
 * @throws RealmAwayError
 */
async function bridgeOrigins(
  fetch: (request: Request) => Promise<Response>,
  url: URL,
  realm: string,
): Promise<string[]> {
  const address = `${url.origin}/api/v2/realm-settings/realm/${encodeURIComponent(realm)}/bridge`;
  const answer = unlessAway(await fetch(new Request(address, { headers: { realm } })));
  // A server of an older release knows nobody.
  return answer.ok ? ((await answer.json()) as Bridge).allowedOrigins : [];
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
): [string, string][] {
  const all = new Headers(headers);
  all.set('cache-control', caching);
  for (const cookie of cookies) all.append('set-cookie', cookie);
  return [...all];
}

interface Drawing {
  look: RealmLook;
  /** Where the reader thinks that the page is. */
  origin: string;
  /** The language that the address asks for. */
  lang: string | undefined;
  /** The one that the page is drawn in, as a tag. */
  language: string;
  headersWith: (scripts: readonly string[]) => Record<string, string>;
  previewOrigins: string[] | undefined;
  /** Who may frame the page and drive its player; only of the embedded player. */
  bridgeOrigins?: string[] | undefined;
  /** As whom the page is drawn; a guest's else. */
  visitor?: Visitor | undefined;
  /** Says that nobody waits for the page any more. */
  signal: AbortSignal;
}

/**
 * Answers page requests. A page is drawn as for a guest, what is personal comes after hydration; only posts of forms
 * and the pages that are nothing but personal are drawn as for the viewer, by the request's cookies, and never kept. So is every page
 * for a child: a guest's names titles that a child may not see.
 */
export function createPages(options: PagesOptions): (request: Request, connection?: unknown) => Promise<Response> {
  const { source, api, guest, lastKnown, lookFiles, studioHost, publicOrigin, kept, drawing, metrics, log } = options;
  const rootData = createRootData();
  const learnOtherLanguages = createOtherLanguages(lastKnown);
  const lookAt = createLooks((url) => realmOf(lastKnown.over(api).fetch, url));

  /** Draws a page: for the visitor if there is one, else as for a guest, of whose request then nothing but the address counts. */
  async function draw(
    request: Request,
    { look, origin, lang, language, headersWith, ...asked }: Drawing,
  ): Promise<Drawn> {
    const { settings } = look;
    const { visitor, previewOrigins, bridgeOrigins, signal } = asked;
    const url = new URL(request.url);
    const app = await source.load();
    const timedRender: typeof app.render = (...page) =>
      metrics ? timed(metrics.pageRender, () => app.render(...page)) : app.render(...page);
    // What a post does has a limit of its own; it would hold a place that it does not use.
    const render: typeof app.render = (...page) =>
      drawing && request.method !== 'POST' ? drawing.run(() => timedRender(...page), { signal }) : timedRender(...page);
    const asking = lastKnown.over(visitor?.fetch ?? guest(settings.realm, url.origin), {
      asGuest: visitor === undefined,
    });
    // What the page is made of, as the answers say that it was drawn from.
    const keys = new Set([settings.realm]);
    const calls: string[] = [];
    let isSound = true;
    let retryAfter = 0;
    const fetch: typeof asking.fetch = async (call) => {
      calls.push(call.url);
      const response = await asking.fetch(call);
      isSound &&= !response.headers.has(UNSOUND_HEADER);
      if (response.status === 503) retryAfter = Math.max(retryAfter, Number(retryAfterIn(response) ?? 0));
      for (const key of response.headers.get(KEYS_HEADER)?.split(' ') ?? []) keys.add(key);
      return response;
    };
    const mark = scriptMark();
    const rendered = await render(request, {
      realm: settings.realm,
      languageCode: settings.languageCode,
      site: { ...app.siteOf(origin, settings), ...(publicOrigin && { publicOrigin: publicOrigin(new URL(origin)) }) },
      fetch,
      headers: { realm: settings.realm, 'accept-language': language },
      personal: visitor !== undefined,
      // What has been changed in development is seen at once.
      shareRoot:
        visitor || source.dev
          ? undefined
          : rootData({
              key: `${settings.realm} ${url.origin} ${language}`,
              revision: look.revision,
              wasRemembered: asking.wasRemembered,
            }),
      lang,
      nonce: mark,
      signal,
      previewOrigins,
      bridgeOrigins,
      manifest: source.manifest,
      build: source.build,
      themeHref: (data) => themeSheet(app.themeCss, data.settings).href,
      report: (diagnostic) =>
        log.warn({ realm: settings.realm, path: url.pathname, diagnostic }, diagnosticLine(diagnostic)),
    });
    if (!visitor) {
      void lookFiles.learn(settings, url.origin, api);
      void learnOtherLanguages({ settings, revision: look.revision, language, calls, fetch: asking.fetch });
    }
    const cookies = visitor?.cookies() ?? [];
    if (rendered instanceof Response) {
      const { status, headers: own } = rendered;
      return { status, headers: answerHeaders([...own, ...Object.entries(headersWith([]))], unshared, cookies) };
    }
    const { status, isShared, isWhole, html } = rendered;
    const mayBeKept = status === 200 && isShared && isSound && !visitor && !previewOrigins;
    const caching = mayBeKept ? (isWhole && !asking.wasRemembered() ? shared : briefly) : unshared;
    const sealed = sealScripts(inHead(html, await source.headScripts(url.pathname, mark)), mark);
    const page = {
      ...headersWith(sealed.hashes),
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Language',
      ...(mayBeKept && { [KEYS_HEADER]: [...keys].join(' ') }),
      ...(status === 503 && { 'retry-after': String(retryAfter || RETRY_AFTER) }),
    };
    return { status, headers: answerHeaders(page, caching, cookies), body: sealed.html };
  }

  return async (asked, connection) => {
    const url = new URL(asked.url);
    const look = await lookAt(url);
    const settings = look?.settings;
    if (settings) lookFiles.expect(settings);
    const previewOrigins =
      settings && isPreview(url) ? [...settings.preview.origins, ...studioOrigins(url, studioHost)] : undefined;
    const headersFor = (embeddedBy: readonly string[] | undefined) => (scripts: readonly string[]) =>
      securityHeaders({
        scripts,
        embeddedBy,
        dev: source.dev,
        secure: url.protocol === 'https:',
        framedBy: previewOrigins,
        pictures: settings?.pictures.origins,
        plugins: settings?.plugins.origins,
      });
    const headersWith = headersFor(undefined);
    if (!look || !settings)
      return plainPage(404, 'Page not found', 'There’s no service at this address.', headersWith([]));
    const { origin } = url;
    const lang = langOf(url, settings);
    // One of the realm's own, however a browser writes what it wants: pages and answers are kept by it.
    const locale = lang ?? chooseLocale(asked.headers.get('accept-language') ?? undefined, settings);
    const common = { look, origin, lang, language: languageTag(locale), headersWith, previewOrigins };
    const embedding = async () => {
      if (!isEmbed(url)) return {};
      const origins = await bridgeOrigins(lastKnown.over(api).fetch, url, settings.realm);
      return { bridgeOrigins: origins, headersWith: headersFor(origins) };
    };
    const forChild = !previewOrigins && isChild(asked);
    const page = previewOrigins || forChild ? undefined : pageKeyOf(asked, locale, settings);
    const guests = page && {
      request: asked,
      key: page.key,
      revision: look.revision,
      draw: async (signal: AbortSignal) => draw(new Request(page.url), { ...common, ...(await embedding()), signal }),
    };
    const found = guests && kept.find(guests);
    if (found) return found;
    const request = asked.method === 'POST' ? await acceptPost(asked, origin, headersWith([])) : asked;
    if (request instanceof Response) return request;
    const app = await source.load();
    const isForViewer =
      request.method === 'POST' ||
      forChild ||
      app.isPersonal(url.pathname, settings.languageCode, app.siteOf(origin, settings));
    if (guests && !isForViewer) return kept.draw(guests);
    const visitor = isForViewer ? createVisitor(request, origin, (call) => api(call, connection)) : undefined;
    return responseOf(await draw(request, { ...common, ...(await embedding()), visitor, signal: asked.signal }));
  };
}
