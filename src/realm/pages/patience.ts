/** Elements that stand on the first screen: a hero and two rows. */
const FIRST_SCREEN = 3;

/** How long a page waits for its rows, in milliseconds: longer for those that are seen first. */
export interface Patience {
  first: number;
  others: number;
}

const usual: Patience = { first: 1500, others: 500 };

/** How long a page waits for the row at a place of it. A row that takes longer is left to the browser to ask for. */
export const patienceAt = (place: number, { first, others }: Patience = usual): number =>
  place < FIRST_SCREEN ? first : others;

/** What took longer than it was waited for. */
export class SlowError extends Error {
  override name = 'SlowError';
}

/** Settles as `work` does; rejects with a `SlowError` when it has not after so many milliseconds. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SlowError(`Nothing after ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
