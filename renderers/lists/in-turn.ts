let last: Promise<unknown> = Promise.resolve();

/** Runs changes of the viewer's lists one after the other, so that the last of several quick clicks wins. */
export function runSequentially<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const mine = last.then(call, call);
  last = mine.catch(() => undefined);
  return mine;
}
