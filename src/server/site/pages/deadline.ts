/** Elements that stand on the first screen: a hero and two rows. */
const FIRST_SCREEN = 3;

/** How long a page waits for its rows, in milliseconds. */
export interface Deadline {
  /** At the most. */
  most: number;
  /** For the rows below the first screen, beyond twice what half of all rows took. */
  grace: number;
}

const usual: Deadline = { most: 3000, grace: 300 };

/** What took longer than it was waited for. */
export class SlowError extends Error {
  override name = 'SlowError';
}

/** Waits for the rows of one page. */
export interface Pace {
  /** How long the page waits at the most. */
  most: number;
  /** Settles as the work for the row at a place of the page does; rejects with a `SlowError` when it is given up. */
  wait<T>(place: number, work: Promise<T>): Promise<T>;
}

/**
 * Makes a page's pace. A row is slow by comparison: below the first screen it has twice as long as half of its neighbours
 * took and a little more, so that a server which has much to do sends whole pages, and one row that hangs holds up none.
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
  // A page whose rows all came in time has nobody who waits for this.
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

/** Settles as `work` does; rejects with a `SlowError` when it has not after so many milliseconds. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SlowError(`Nothing after ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
