import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import { createImageCache } from './cache.ts';
import { createFairQueue, QueueFullError } from '../limits/fair-queue.ts';
import type { RenderedPicture } from './render.ts';
import { RenderEndedError, type RenderPool } from './render-pool.ts';
import { formatAt, type ImageFormat, nearestWidths, type PictureCrop } from './size.ts';

/**
 * Maximum number of waiting renderings, in total and per network. Even a long page has fewer pictures than the limit
 * per network.
 */
const WAITING = 500;
const WAITING_EACH = 100;
/** Maximum wait in milliseconds. Browsers and proxies give up after 30 to 60 seconds and would not see Retry-After. */
const LONGEST_WAIT_MS = 20_000;
/** Milliseconds during which a picture that exceeded a limit is not retried. */
const AFTER_END_MS = 60_000;

const endings: Readonly<Record<ImageFormat, readonly string[]>> = {
  avif: ['avif'],
  webp: ['webp'],
  plain: ['jpg', 'png'],
};

/** A requested picture. */
export interface PictureRequest {
  /** Hash of the original picture. */
  hash: string;
  contentType: string;
  /** Width of the picture in pixels, one of `widths`. */
  width: number;
  crop?: PictureCrop | undefined;
  /** Accepted image formats, best first. */
  taken: readonly ImageFormat[];
  /** Share of the fair queue, such as the caller's network. */
  share: string;
  /** Aborted when the caller no longer waits for the picture. */
  signal: AbortSignal;
  /** Reads the original when its turn comes; undefined when it was deleted. */
  read: () => Promise<Uint8Array | undefined>;
}

/** Thrown when a picture cannot be rendered now and no other width is cached. */
export class PictureUnavailableError extends Error {
  override readonly name = 'PictureUnavailableError';
  constructor() {
    super('The picture cannot be made now. Try again in some seconds.');
  }
}

/** A picture in the requested width or, if that cannot be rendered now, in another one. */
interface Had {
  picture: RenderedPicture;
  isWished: boolean;
}

/** Serves pictures in requested widths and renders missing ones. */
export interface Pictures {
  /**
   * Returns a picture; undefined when its original was deleted.
   * @throws PictureUnavailableError; the signal's reason
   */
  get: (wish: PictureRequest) => Promise<Had | undefined>;
}

interface PicturesOptions {
  /** Folder and size limit in bytes of the disk cache. */
  folder: string;
  limit: number;
  pool: RenderPool;
  /** Maximum wait in milliseconds; default: 20 seconds. */
  longestWaitMs?: number;
  /** Maximum concurrent renderings. A single network can use all but one. */
  places: number;
  metrics: Metrics;
  log: Pick<Logger, 'error' | 'warn'>;
}

/** Creates the service that renders and caches pictures on this instance. */
export function createPictures({
  folder,
  limit,
  pool,
  places,
  longestWaitMs = LONGEST_WAIT_MS,
  metrics,
  log,
}: PicturesOptions): Pictures {
  const cache = createImageCache(folder, {
    limit,
    onError: (err) => log.error({ err }, 'A rendered picture could not be kept'),
  });
  const queue = createFairQueue<RenderedPicture | undefined>({
    places,
    placesEach: Math.max(1, places - 1),
    waiting: WAITING,
    waitingEach: WAITING_EACH,
  });
  metrics.gauge('picture_queue', 'Pictures that are being rendered or wait for it', ['state'], async () => [
    { labels: { state: 'running' }, value: queue.running },
    { labels: { state: 'waiting' }, value: queue.waiting },
  ]);
  const ended = new LRUCache<string, true>({ max: 1000, ttl: AFTER_END_MS });
  const count = (outcome: string) => metrics.pictures.inc({ outcome });
  const nameOf = ({ hash, width, crop }: Pick<PictureRequest, 'hash' | 'width' | 'crop'>) => `${hash}-${crop ?? width}`;

  const keyOf = (wish: PictureRequest, format: ImageFormat) => `${nameOf(wish)}.${format}`;

  async function make(wish: PictureRequest, format: ImageFormat) {
    const { hash, width, crop, contentType, read } = wish;
    const bytes = await read();
    if (!bytes) return undefined;
    const stop = metrics.pictureRender.startTimer();
    try {
      const picture = await pool.render({ bytes, contentType, width, format, crop }).finally(stop);
      await cache.keep(nameOf(wish), picture);
      return picture;
    } catch (error) {
      if (error instanceof RenderEndedError) {
        ended.set(keyOf(wish, format), true);
        metrics.pictureEnds.inc({ reason: error.end });
        log.warn({ err: error, picture: hash, width, format }, 'A picture was given up');
      }
      throw error;
    }
  }

  /** Renders the requested picture; resolves to `none` if that is not possible now. */
  async function rendered(wish: PictureRequest, format: ImageFormat): Promise<RenderedPicture | undefined | 'none'> {
    const { share, signal } = wish;
    const key = keyOf(wish, format);
    if (ended.has(key)) return 'none';
    const outcome = queue.has(key) ? 'waited' : 'rendered';
    // After the maximum wait a running rendering continues for the next request; a waiting one is dropped.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), longestWaitMs);
    try {
      const either = AbortSignal.any([signal, late.signal]);
      const picture = await queue.ask(key, { share, signal: either }, () => make(wish, format));
      count(outcome);
      return picture;
    } catch (error) {
      if (late.signal.aborted && !signal.aborted) return 'none';
      if (error instanceof QueueFullError) return 'none';
      if (error instanceof RenderEndedError) return 'none';
      if (signal.aborted) count('abandoned');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function inAnotherWidth({ hash, width, taken }: PictureRequest): Promise<RenderedPicture | undefined> {
    const candidates = taken.flatMap((format) => endings[format]);
    for (const other of nearestWidths(width)) {
      const found = await cache.find(nameOf({ hash, width: other }), candidates);
      if (found) return found;
    }
    return undefined;
  }

  return {
    get: async (wish) => {
      const format = formatAt(wish.width, wish.taken);
      const found = await cache.find(nameOf(wish), endings[format]);
      if (found) {
        count('found');
        return { picture: found, isWished: true };
      }
      const picture = await rendered(wish, format);
      if (picture !== 'none') return picture && { picture, isWished: true };
      const other = await inAnotherWidth(wish);
      count(other ? 'nearest' : 'refused');
      if (other) return { picture: other, isWished: false };
      throw new PictureUnavailableError();
    },
  };
}
