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

/** A drawn answer, whole: to read one out of a `Response` takes as long as a twentieth of the drawing. */
export interface Drawn {
  status: number;
  headers: [string, string][];
  /** Absent where there is nothing to read, as of a redirect. */
  body?: Uint8Array<ArrayBuffer>;
}

/** A guest's page as it was drawn. */
interface Copy extends Drawn {
  body: Uint8Array<ArrayBuffer>;
  /** The state of the realm that it shows. */
  revision: string;
  etag: string;
  encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
  /** When its drawing began, in milliseconds, and as which of all drawings. */
  since: number;
  turn: number;
  lives: Lives;
}

/** How old a copy may be, in milliseconds: to be as good as new, to be given out while a new one is drawn, when nothing else is to be had. */
interface Lives {
  fresh: number;
  stale: number;
  last: number;
}

/** How a page was had. */
export type PageOutcome = 'kept' | 'drawn' | 'last' | 'unkept';

/** Draws a page; stops when nobody waits for it any more. */
type Draw = (signal: AbortSignal) => Promise<Drawn>;

interface Asked {
  request: Request;
  /** All that the page depends on, beside the revision. */
  key: string;
  /** The realm's revision now; undefined while nobody can say. */
  revision: string | undefined;
  draw: Draw;
}

/** Whole guest pages in the memory of this instance. */
export interface PageCache {
  /** The page where it is kept and still good; an older one is given out while a new one is drawn behind the reader's back. */
  find: (asked: Asked) => Promise<Response> | undefined;
  /** Draws the page: once for all who ask for it at the same time. What may be kept is. */
  draw: (asked: Asked) => Promise<Response>;
  /** Bytes of all that is kept. */
  bytes: () => number;
}

interface KeptPagesOptions {
  /** Of all kept pages together; with 0 none is kept. */
  megabytes: number;
  now?: () => number;
  count?: (outcome: PageOutcome) => void;
  /** Told of a page that could not be drawn anew behind the readers' backs. */
  onError: (error: unknown) => void;
}

/** A copy is as good as new for this part of the time that caches may share it. */
const FRESH_PART = 1 / 6;
/** What compressed copies add to a page's bytes, about, and what the entry itself takes. */
const COMPRESSED_PART = 1.4;
const ENTRY = 2000;
/** What a cache is told of a page that is given out for want of a newer one: to come again soon. */
const untilBetter = 'public, max-age=0, s-maxage=5, stale-if-error=86400';

const seconds = (caching: string, directive: string) =>
  Number(new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(caching)?.[1] ?? 0);

/** How long an answer may be kept by what it says itself, as any shared cache would read it; undefined for not at all. */
function livesOf({ status, headers }: Drawn): Lives | undefined {
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

/** A drawn answer as it goes out. */
export const responseOf = ({ status, headers, body }: Drawn): Response =>
  new Response(body ?? null, { status, headers });

/** Whether others who asked for the same at the same time may have an answer that is not kept: what was said to nobody in particular. */
const isForAll = ({ status, headers }: Drawn) => status >= 400 && !new Headers(headers).has('set-cookie');

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

/** One drawing for all who wait for it. */
interface Drawing {
  result: Promise<{ copy: Copy } | { other: Drawn }>;
  /** Adds somebody who waits; without a signal it is drawn whoever leaves. */
  join: (signal?: AbortSignal) => void;
}

/**
 * Keeps whole guest pages in memory for seconds. A page enters by what its own answer says: status 200, public, without a
 * cookie; it is given out only for the same key at the same revision. What is drawn for a viewer never comes here.
 */
export function keepPages({
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
      // One that was begun later may have been done sooner.
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
    // Whoever waits is told; where nobody does any more, nobody misses it.
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
