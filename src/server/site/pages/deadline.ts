/** Number of elements on the first screen: a hero and two rows. */
const FIRST_SCREEN = 3;

/** How long a page waits for its rows, in milliseconds. */
export interface Deadline {
  /** Maximum time in milliseconds that a page waits for its rows. */
  most: number;
  /**
   * Rows below the first screen may take twice the time that the faster half of the rows took, plus this extra time.
   */
  grace: number;
}

const usual: Deadline = { most: 3000, grace: 300 };

/** Error of a row that exceeded its time limit. */
export class SlowError extends Error {
  override name = 'SlowError';
}

/** Waits for the rows of one page, each up to its time limit. */
export interface Pace {
  /** Maximum time in milliseconds that the page waits for its rows. */
  most: number;
  /** Waits for the row at a position; rejects with `SlowError` if it is given up. */
  wait<T>(place: number, work: Promise<T>): Promise<T>;
}

/**
 * Creates the time limit of a page. Rows below the first screen are slow relative to others: they get twice the time of
 * the faster half plus some grace. A busy server thus sends complete pages, and a hanging row delays none.
 */
export function createPace({ most, grace }: Deadline = usual): Pace {
  const begin = performance.now();
  let started = 0;
  let settled = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp = () => undefined as void;
  const late = new Promise<void>((resolve) => {
    giveUp = resolve;
  }).then(() => {
    throw new SlowError('Nothing long after half of the rows');
  });
  // Prevents an unhandled rejection if the promise is rejected when no row waits for it any more.
  late.catch(() => undefined);
  const count = () => {
    settled += 1;
    if (settled * 2 >= started) timer ??= setTimeout(giveUp, performance.now() - begin + grace);
    if (settled === started) clearTimeout(timer);
  };
  return {
    most,
    wait(place, work) {
      started += 1;
      work.then(count, count);
      const whole = within(most, work);
      return place < FIRST_SCREEN ? whole : Promise.race([whole, late]);
    },
  };
}

/** Limits a promise to a time in milliseconds; rejects with `SlowError` after it. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SlowError(`Nothing after ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
