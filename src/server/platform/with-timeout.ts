/** Resolves or rejects as the work does, or with nothing when the time is over; the work goes on then. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
