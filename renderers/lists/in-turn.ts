let last: Promise<unknown> = Promise.resolve();

/** Runs changes of the viewer's lists one after the other: who changes one's mind quickly gets what was wanted last. */
export function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const mine = last.then(call, call);
  last = mine.catch(() => undefined);
  return mine;
}
