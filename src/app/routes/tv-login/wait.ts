/** Waits for the given milliseconds, or less if the network comes back. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });
