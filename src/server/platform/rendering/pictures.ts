import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import { createImageCache } from './cache.ts';
import { createFairQueue, QueueFullError } from '../limits/fair-queue.ts';
import type { Rendered } from './render.ts';
import { RenderEndedError, type RenderPool } from './render-pool.ts';
import { formatAt, type ImageFormat, nearestWidths, type PictureCrop } from './size.ts';

/** Pictures that may wait to be rendered, and how many of them may be one network's: the pictures of a long page and more. */
const WAITING = 500;
const WAITING_EACH = 100;
/** Milliseconds that a picture is waited for; browsers and proxies give up at 30 to 60 seconds, and then know no time to retry. */
const LONGEST_WAIT_MS = 20_000;
/** Milliseconds for which a picture that went beyond a limit is not tried again. */
const AFTER_END_MS = 60_000;

const endings: Readonly<Record<ImageFormat, readonly string[]>> = {
  avif: ['avif'],
  webp: ['webp'],
  plain: ['jpg', 'png'],
};

/** A picture that somebody asks for. */
export interface PictureWish {
  /** Of the original. */
  hash: string;
  contentType: string;
  /** In pixels; one of those that are made. */
  width: number;
  crop?: PictureCrop | undefined;
  /** Formats that are taken, the best first. */
  taken: readonly ImageFormat[];
  /** Whose turn it takes, such as the caller's network. */
  share: string;
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
  /** The original's bytes, asked for when its turn has come; undefined when it is gone. */
  read: () => Promise<Uint8Array | undefined>;
}

/** Thrown where a picture cannot be rendered now, and none of its other widths is there. */
export class NoPictureNowError extends Error {
  override readonly name = 'NoPictureNowError';
  constructor() {
    super('The picture cannot be made now. Try again in some seconds.');
  }
}

/** A picture that was had: as it was wished for, or in another width while that one cannot be rendered. */
interface Had {
  picture: Rendered;
  isWished: boolean;
}

/** Pictures as they are asked for, rendered where they have not been yet. */
export interface Pictures {
  /**
   * A picture, or undefined when its original is gone.
   * @throws NoPictureNowError; the signal's reason
   */
  get: (wish: PictureWish) => Promise<Had | undefined>;
}

interface PicturesOptions {
  /** Where rendered pictures are kept, and how many bytes of them. */
  folder: string;
  limit: number;
  pool: RenderPool;
  /** Milliseconds that a picture is waited for; 20 seconds if not told. */
  longestWaitMs?: number;
  /** Pictures that are rendered at once. One of the places is kept from any single network. */
  places: number;
  metrics: Metrics;
  log: Pick<Logger, 'error' | 'warn'>;
}

/** Opens the pictures of this instance. */
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
  const queue = createFairQueue<Rendered | undefined>({
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
  const nameOf = ({ hash, width, crop }: Pick<PictureWish, 'hash' | 'width' | 'crop'>) => `${hash}-${crop ?? width}`;

  const keyOf = (wish: PictureWish, format: ImageFormat) => `${nameOf(wish)}.${format}`;

  async function make(wish: PictureWish, format: ImageFormat) {
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

  /** Renders what was wished for; `none` where that is not to be had now. */
  async function rendered(wish: PictureWish, format: ImageFormat): Promise<Rendered | undefined | 'none'> {
    const { share, signal } = wish;
    const key = keyOf(wish, format);
    if (ended.has(key)) return 'none';
    const outcome = queue.has(key) ? 'waited' : 'rendered';
    // What is being rendered then goes on, and is there when the asker comes again; what has not begun is dropped.
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

  async function inAnotherWidth({ hash, width, taken }: PictureWish): Promise<Rendered | undefined> {
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
      throw new NoPictureNowError();
    },
  };
}
