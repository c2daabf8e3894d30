/** Waits for work up to a timeout; resolves to undefined afterwards, while the work continues. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
