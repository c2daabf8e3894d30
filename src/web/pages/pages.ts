import { diagnosticLine } from '#schemas/issue.ts';
import { REVISION_HEADER } from '#schemas/capabilities.ts';
import type { PaymentOrigins } from '#schemas/wire/commerce/checkout.ts';
import type { Bridge, RealmSettings } from '#schemas/wire/site/realm.ts';
import { type Metrics, measureDuration } from '#server/platform/metrics/metrics.ts';
import { SURROGATE_KEY_HEADER } from '#server/platform/http/surrogate-keys.ts';
import type { Limit } from '#server/platform/limits/limit.ts';
import { chooseLocale } from '#server/definitions/labels/locale.ts';
import { languageTag } from '#schemas/locale.ts';
import { RETRY_AFTER, retryAfterIn, UNSOUND_HEADER, assertAvailable } from '../cache/unavailable.ts';
import { acceptPost } from '../security/form-post.ts';
import type { createGuests } from './guest.ts';
import { type RenderedResponse, type PageCache, responseOf } from '../cache/page-cache.ts';
import { pageKeyOf } from '../cache/page-key.ts';
import { createRealmBrandingCache, type RealmBranding } from './realm-branding.ts';
import { scriptMark, sealScripts } from '../security/inline-scripts.ts';
import { redactPagePath } from '../security/redact-page-path.ts';
import type { StaleResponseCache } from '../cache/stale-response-cache.ts';
import type { BrandingFiles } from '../cache/branding-files.ts';
import { plainPage } from '../plain-page.ts';
import type { AppSource } from './renderer.ts';
import { securityHeaders } from '../security/security.ts';
import { createOtherLanguages } from '../cache/other-languages.ts';
import { createRootData } from './root-data.ts';
import { themeSheet } from './theme.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** True if a URL is a preview of drafts. */
const isPreview = (url: URL) => url.pathname.startsWith('/_admin/');

/**
 * True if the browser sends the child marker cookie, which the API sets with the session
 * (`src/server/platform/http/cookies.ts`).
 */
const isChild = ({ headers }: Request) => (headers.get('cookie') ?? '').split(/;\s*/).includes('playbill-child=1');

/** True if a URL is the embedded player's. */
const isEmbed = (url: URL) => url.pathname.startsWith('/embed/');

/** Returns the studio's origin, with the scheme and port of the requested page. */
const studioOrigins = ({ protocol, port }: URL, host: string | undefined) =>
  host ? [`${protocol}//${host}${port ? `:${port}` : ''}`] : [];

interface PagesOptions {
  source: AppSource;
  /** Sends a request to the realm server, in this process or over HTTP. */
  api: (request: Request, connection?: unknown) => Promise<Response>;
  guest: ReturnType<typeof createGuests>;
  /** Cached API responses for times when the server is down. */
  lastKnown: StaleResponseCache;
  lookFiles: BrandingFiles;
  /** Host name of this installation's studio, on the same port as the realms. */
  studioHost: string | undefined;
  /** Maps the requested origin to the canonical one, for search engines; default: unchanged. */
  publicOrigin?: ((asked: URL) => string) | undefined;
  /** Cache of complete guest pages. */
  kept: PageCache;
  /** Limit of concurrently rendered pages; undefined for none. */
  drawing: Limit | undefined;
  /** Metrics of page rendering; undefined for none. */
  metrics?: Metrics | undefined;
  log: { warn: (fields: object, message: string) => void; error: (fields: object, message: string) => void };
}

/** Cache-Control of a guest's page, which is the same for all guests of a realm and language. */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
/**
 * Cache-Control of a page with missing rows or with data from the cache: renewed soon, because readers without
 * JavaScript would lack the rows.
 */
const briefly = 'public, max-age=0, s-maxage=5, stale-if-error=86400';
const unshared = 'private, no-store';

/**
 * Reads the realm of a host name, with labels in a language and its revision; undefined when there is none.
 * @throws ServerUnavailableError
 */
export async function fetchRealmBranding(
  api: (request: Request) => Promise<Response>,
  url: URL,
  locale?: string,
): Promise<RealmBranding | undefined> {
  const response = assertAvailable(
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
 * Reads the origins that may embed a realm's player.
 * @throws ServerUnavailableError
 */
async function bridgeOrigins(
  fetch: (request: Request) => Promise<Response>,
  url: URL,
  realm: string,
): Promise<string[]> {
  const address = `${url.origin}/api/v2/realm-settings/realm/${encodeURIComponent(realm)}/bridge`;
  const answer = assertAvailable(await fetch(new Request(address, { headers: { realm } })));
  // A realm server of an older release does not have this endpoint; then no origin is allowed.
  return answer.ok ? ((await answer.json()) as Bridge).allowedOrigins : [];
}

/**
 * Reads the origins of a realm's payment providers.
 * @throws ServerUnavailableError
 */
async function readPaymentOrigins(
  fetch: (request: Request) => Promise<Response>,
  url: URL,
  realm: string,
): Promise<PaymentOrigins> {
  const address = `${url.origin}/api/v2/realm-settings/realm/${encodeURIComponent(realm)}/payment-origins`;
  const answer = assertAvailable(await fetch(new Request(address, { headers: { realm } })));
  // A realm server of an older release does not have this endpoint; then no origin is allowed.
  return answer.ok ? ((await answer.json()) as PaymentOrigins) : { frame: [], script: [], connect: [] };
}

/** Inserts HTML after the opening head tag. */
function inHead(page: Uint8Array<ArrayBuffer>, html: string): Uint8Array<ArrayBuffer> {
  if (!html) return page;
  const tag = '<head>';
  const text = new TextDecoder().decode(page);
  return new TextEncoder().encode(text.replace(tag, () => tag + html));
}

/** Returns the language of the URL's parameter `lang` if the realm supports it. */
function langOf({ searchParams }: URL, { languages }: RealmSettings): string | undefined {
  const asked = searchParams.get('lang');
  return asked !== null && languages.includes(asked) ? asked : undefined;
}

/**
 * Builds the headers of a page's response. `cookies` are Set-Cookie headers for the viewer that the page was rendered
 * for.
 */
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
  look: RealmBranding;
  /** Public origin under which the page was requested. */
  origin: string;
  /** Language requested by the URL's parameter `lang`, if any. */
  lang: string | undefined;
  /** Language tag in which the page is rendered. */
  language: string;
  headersWith: (scripts: readonly string[]) => Record<string, string>;
  previewOrigins: string[] | undefined;
  /** Origins that may embed and control the player; only for the embedded player. */
  bridgeOrigins?: string[] | undefined;
  /** Client with the cookies of the viewer that the page is rendered for; undefined for a guest. */
  visitor?: Visitor | undefined;
  /** Aborted when no client waits for the page any more. */
  signal: AbortSignal;
}

/**
 * Creates the handler of page requests. Pages are rendered for a guest, and personal data is loaded after hydration.
 * Form posts and purely personal pages are rendered for the viewer and never cached; so are pages for a child, because
 * a guest's page lists titles above the child's age limit.
 */
export function createPages(options: PagesOptions): (request: Request, connection?: unknown) => Promise<Response> {
  const { source, api, guest, lastKnown, lookFiles, studioHost, publicOrigin, kept, drawing, metrics, log } = options;
  const rootData = createRootData();
  const learnOtherLanguages = createOtherLanguages(lastKnown);
  const lookAt = createRealmBrandingCache((url) => fetchRealmBranding(lastKnown.over(api).fetch, url));

  /** Renders a page for a signed-in viewer or, by default, for a guest. A guest's page depends on its URL only. */
  async function draw(
    request: Request,
    { look, origin, lang, language, headersWith, ...asked }: Drawing,
  ): Promise<RenderedResponse> {
    const { settings } = look;
    const { visitor, previewOrigins, bridgeOrigins, signal } = asked;
    const url = new URL(request.url);
    const app = await source.load();
    const timedRender: typeof app.render = (...page) =>
      metrics ? measureDuration(metrics.pageRender, () => app.render(...page)) : app.render(...page);
    // Form posts do not use this limit: they have one of their own and would only occupy a place here.
    const render: typeof app.render = (...page) =>
      drawing && request.method !== 'POST' ? drawing.run(() => timedRender(...page), { signal }) : timedRender(...page);
    const asking = lastKnown.over(visitor?.fetch ?? guest(settings.realm, url.origin), {
      asGuest: visitor === undefined,
    });
    // Surrogate keys of all responses that the page was rendered from.
    const keys = new Set([settings.realm]);
    const calls: string[] = [];
    let isSound = true;
    let retryAfter = 0;
    const fetch: typeof asking.fetch = async (call) => {
      calls.push(call.url);
      const response = await asking.fetch(call);
      isSound &&= !response.headers.has(UNSOUND_HEADER);
      if (response.status === 503) retryAfter = Math.max(retryAfter, Number(retryAfterIn(response) ?? 0));
      for (const key of response.headers.get(SURROGATE_KEY_HEADER)?.split(' ') ?? []) keys.add(key);
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
      // During development the root data is not shared between pages, so that changes are visible at once.
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
        log.warn({ realm: settings.realm, path: redactPagePath(url.pathname), diagnostic }, diagnosticLine(diagnostic)),
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
      ...(mayBeKept && { [SURROGATE_KEY_HEADER]: [...keys].join(' ') }),
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
    const headersFor = (more: Partial<Parameters<typeof securityHeaders>[0]>) => (scripts: readonly string[]) =>
      securityHeaders({
        ...more,
        scripts,
        dev: source.dev,
        secure: url.protocol === 'https:',
        framedBy: previewOrigins,
        pictures: settings?.pictures.origins,
        plugins: settings?.plugins.origins,
      });
    const headersWith = headersFor({});
    if (!look || !settings)
      return plainPage(404, 'Page not found', 'There’s no service at this address.', headersWith([]));
    const { origin } = url;
    const lang = langOf(url, settings);
    // Always one of the realm's locales, whatever the browser requests, so that the number of cache keys is bounded.
    const locale = lang ?? chooseLocale(asked.headers.get('accept-language') ?? undefined, settings);
    const common = { look, origin, lang, language: languageTag(locale), headersWith, previewOrigins };
    const embedding = async () => {
      if (!isEmbed(url)) return {};
      const origins = await bridgeOrigins(lastKnown.over(api).fetch, url, settings.realm);
      return { bridgeOrigins: origins, headersWith: headersFor({ embeddedBy: origins }) };
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
    const payment = app.getPaymentPage(url.pathname, settings.languageCode);
    const paying =
      payment === 'pay'
        ? {
            headersWith: headersFor({
              payments: await readPaymentOrigins(lastKnown.over(api).fetch, url, settings.realm),
            }),
          }
        : payment === 'return'
          ? { headersWith: headersFor({ isReturn: true }) }
          : {};
    return responseOf(
      await draw(request, { ...common, ...(await embedding()), ...paying, visitor, signal: asked.signal }),
    );
  };
}
