import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

const encoders = {
  br: (body: Uint8Array) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
  gzip: (body: Uint8Array) => promisify(gzip)(body),
} as const;
type Encoding = keyof typeof encoders;

/**
 * A complete rendered response. Kept apart from `Response`, because reading its body takes about 5 % of the rendering
 * time.
 */
export interface RenderedResponse {
  status: number;
  headers: [string, string][];
  /** Body of the response; undefined for responses without one, such as redirects. */
  body?: Uint8Array<ArrayBuffer>;
}

/** A cached guest page with its validity. */
interface Copy extends RenderedResponse {
  body: Uint8Array<ArrayBuffer>;
  /** Revision of the realm that the page shows. */
  revision: string;
  etag: string;
  encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
  /** `since`: start of the page's rendering in milliseconds. `turn`: sequence number of that rendering. */
  since: number;
  turn: number;
  lives: Lives;
}

/**
 * Maximum ages of a cached page in milliseconds: to be served as fresh, to be served while it is refreshed, and to be
 * served on errors.
 */
interface Lives {
  fresh: number;
  stale: number;
  last: number;
}

/**
 * How a page was served, for the metrics: from the cache (`kept`), rendered (`drawn`), the last cached page because of
 * an error (`last`), or rendered but not cacheable (`unkept`).
 */
export type PageOutcome = 'kept' | 'drawn' | 'last' | 'unkept';

/** Renders a page; aborted when no client waits any more. */
type Draw = (signal: AbortSignal) => Promise<RenderedResponse>;

interface Asked {
  request: Request;
  /** Key that contains everything the page depends on, except the revision. */
  key: string;
  /** Current revision of the realm; undefined while it is unknown. */
  revision: string | undefined;
  draw: Draw;
}

/** Memory cache of complete guest pages, with stale-while-revalidate. */
export interface PageCache {
  /** Returns the cached page if it is usable. A stale one is served while it is refreshed in the background. */
  find: (asked: Asked) => Promise<Response> | undefined;
  /** Renders the page, once for all concurrent requests, and caches it if its headers allow. */
  draw: (asked: Asked) => Promise<Response>;
  /** Returns the size of the page cache in bytes. */
  bytes: () => number;
}

interface KeptPagesOptions {
  /** Size limit of the page cache in megabytes; 0 disables it. */
  megabytes: number;
  now?: () => number;
  count?: (outcome: PageOutcome) => void;
  /** Called when the background refresh of a page fails. */
  onError: (error: unknown) => void;
}

/** Fraction of the shared cache lifetime during which a page is served without a refresh. */
const FRESH_PART = 1 / 6;
/** Estimated factor for compressed copies of a page, and overhead of an entry in bytes. */
const COMPRESSED_PART = 1.4;
const ENTRY = 2000;
/** Cache-Control of a page that is served because of an error: caches should ask again soon. */
const untilBetter = 'public, max-age=0, s-maxage=5, stale-if-error=86400';

const seconds = (caching: string, directive: string) =>
  Number(new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(caching)?.[1] ?? 0);

/** Reads from a response's headers how long a shared cache may keep it; undefined when it must not. */
function livesOf({ status, headers }: RenderedResponse): Lives | undefined {
  const all = new Headers(headers);
  const caching = all.get('cache-control') ?? '';
  const shared = seconds(caching, 's-maxage') * 1000;
  if (status !== 200 || all.has('set-cookie') || !/\bpublic\b/.test(caching) || shared === 0) return undefined;
  return {
    fresh: shared * FRESH_PART,
    stale: shared,
    last: Math.max(shared, seconds(caching, 'stale-if-error') * 1000),
  };
}

/** Converts a rendered response to a `Response`. */
export const responseOf = ({ status, headers, body }: RenderedResponse): Response =>
  new Response(body ?? null, { status, headers });

/** True if concurrent requests may share an uncacheable response: an error without cookies. */
const isForAll = ({ status, headers }: RenderedResponse) => status >= 400 && !new Headers(headers).has('set-cookie');

function encodingFor(request: Request): Encoding | undefined {
  const header = request.headers.get('accept-encoding');
  if (!header) return undefined;
  const accepted = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const weight = (encoding: Encoding) => accepted.get(encoding) ?? accepted.get('*') ?? 0;
  const best = weight('br') >= weight('gzip') ? 'br' : 'gzip';
  return weight(best) > 0 ? best : undefined;
}

function encoded(copy: Copy, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const before = copy.encoded.get(encoding);
  if (before) return before;
  const bytes = encoders[encoding](copy.body).then((buffer) => new Uint8Array(buffer));
  copy.encoded.set(encoding, bytes);
  bytes.catch(() => copy.encoded.delete(encoding));
  return bytes;
}

const isKnown = (request: Request, etag: string) =>
  (request.headers.get('if-none-match') ?? '').split(',').some((one) => one.trim() === etag || one.trim() === '*');

/** A rendering that several requests may wait for. */
interface Drawing {
  result: Promise<{ copy: Copy } | { other: RenderedResponse }>;
  /** Adds a waiting request; without a signal the rendering is never aborted. */
  join: (signal?: AbortSignal) => void;
}

/**
 * Creates the memory cache of guest pages. Only public responses with status 200 and without cookies are cached, and
 * they are served for the same key and revision only. Pages of signed-in viewers must not be passed to it.
 */
export function createPageCache({
  megabytes,
  now = () => performance.now(),
  count = () => undefined,
  onError,
}: KeptPagesOptions): PageCache {
  const copies =
    megabytes > 0
      ? new LRUCache<string, Copy>({
          maxSize: megabytes * 1_000_000,
          sizeCalculation: ({ body }, key) => Math.ceil(body.byteLength * COMPRESSED_PART) + key.length + ENTRY,
        })
      : undefined;
  const drawings = new Map<string, Drawing>();
  let begun = 0;

  async function send(copy: Copy, request: Request, outcome: PageOutcome): Promise<Response> {
    count(outcome);
    const headers = new Headers(copy.headers);
    headers.set('etag', copy.etag);
    headers.append('vary', 'Accept-Encoding');
    if (outcome === 'last') headers.set('cache-control', untilBetter);
    else headers.set('age', String(Math.max(0, Math.floor((now() - copy.since) / 1000))));
    if (isKnown(request, copy.etag)) return new Response(null, { status: 304, headers });
    const encoding = encodingFor(request);
    if (!encoding) return new Response(copy.body, { headers });
    headers.set('content-encoding', encoding);
    return new Response(await encoded(copy, encoding), { headers });
  }

  function begin({ key, revision, draw }: Asked): Drawing {
    const place = `${revision} ${key}`;
    const controller = new AbortController();
    const since = now();
    begun += 1;
    const turn = begun;
    let waiting = 0;
    const make = async () => {
      const drawn = await draw(controller.signal);
      const lives = revision === undefined ? undefined : livesOf(drawn);
      const { body } = drawn;
      if (!lives || !body || revision === undefined) return { other: drawn };
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const copy: Copy = { ...drawn, body, revision, etag, encoded: new Map(), since, turn, lives };
      // A rendering that began later may have finished earlier. Its newer result must not be replaced.
      if ((copies?.peek(key)?.turn ?? 0) < turn) copies?.set(key, copy);
      return { copy };
    };
    const drawing: Drawing = {
      result: make().finally(() => drawings.get(place) === drawing && drawings.delete(place)),
      join: (signal) => {
        waiting += 1;
        signal?.addEventListener(
          'abort',
          () => {
            waiting -= 1;
            if (waiting > 0) return;
            if (drawings.get(place) === drawing) drawings.delete(place);
            controller.abort(signal.reason);
          },
          { once: true },
        );
      },
    };
    // If the rendering fails while no request waits for it, this prevents an unhandled rejection.
    drawing.result.catch(() => undefined);
    drawings.set(place, drawing);
    return drawing;
  }

  const drawingOf = (asked: Asked) => drawings.get(`${asked.revision} ${asked.key}`) ?? begin(asked);

  function renew(asked: Asked): void {
    if (drawings.has(`${asked.revision} ${asked.key}`)) return;
    const drawing = begin(asked);
    drawing.join();
    drawing.result.catch(onError);
  }

  function lastCopy({ key, revision }: Asked): Copy | undefined {
    const copy = copies?.get(key);
    const isSame = revision === undefined || copy?.revision === revision;
    return copy && isSame && now() - copy.since < copy.lives.last ? copy : undefined;
  }

  return {
    find(asked) {
      const { key, revision, request } = asked;
      const copy = copies?.get(key);
      if (!copy) return undefined;
      if (revision === undefined) {
        const last = lastCopy(asked);
        return last && send(last, request, 'last');
      }
      if (copy.revision !== revision) {
        copies?.delete(key);
        return undefined;
      }
      const age = now() - copy.since;
      if (age >= copy.lives.stale) return undefined;
      if (age >= copy.lives.fresh) renew(asked);
      return send(copy, request, 'kept');
    },
    async draw(asked) {
      const { request } = asked;
      request.signal.throwIfAborted();
      const isFirst = !drawings.has(`${asked.revision} ${asked.key}`);
      const drawing = drawingOf(asked);
      drawing.join(request.signal);
      try {
        const result = await drawing.result;
        if ('copy' in result) return await send(result.copy, request, 'drawn');
        const { other } = result;
        const last = other.status >= 500 ? lastCopy(asked) : undefined;
        if (last) return await send(last, request, 'last');
        if (!isFirst && !isForAll(other)) return responseOf(await asked.draw(request.signal));
        count('unkept');
        return responseOf(other);
      } catch (error) {
        const last = request.signal.aborted ? undefined : lastCopy(asked);
        if (last) return send(last, request, 'last');
        throw error;
      }
    },
    bytes: () => copies?.calculatedSize ?? 0,
  };
}
