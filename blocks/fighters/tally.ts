import { boutMethods } from '#schemas/bout.ts';
import type { Bout } from '#schemas/generated/types.ts';

type Outcome = Bout['outcome'];
type Method = Bout['method'];

/** Number of bouts by outcome that one method decided. */
export interface Tally {
  method: Method;
  counts: Record<Outcome, number>;
}

/** Counts bouts by method and outcome; unused methods are omitted. */
export function tallyOf(bouts: readonly Pick<Bout, 'method' | 'outcome'>[]): Tally[] {
  return boutMethods.flatMap((method) => {
    const of = bouts.filter((bout) => bout.method === method);
    const count = (outcome: Outcome) => of.filter((bout) => bout.outcome === outcome).length;
    return of.length === 0
      ? []
      : [{ method, counts: { win: count('win'), loss: count('loss'), noContest: count('noContest') } }];
  });
}
