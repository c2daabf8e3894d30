import { boutMethods } from '#schemas/bout.ts';
import type { Bout } from '#schemas/generated/types.ts';

type Outcome = Bout['outcome'];
type Method = Bout['method'];

/** How often each method decided a fighter's bouts, by how they ended. */
export interface Tally {
  method: Method;
  counts: Record<Outcome, number>;
}

/** Counts bouts by method and outcome; methods that decided none are left out. */
export function tallyOf(bouts: readonly Pick<Bout, 'method' | 'outcome'>[]): Tally[] {
  return boutMethods.flatMap((method) => {
    const of = bouts.filter((bout) => bout.method === method);
    const count = (outcome: Outcome) => of.filter((bout) => bout.outcome === outcome).length;
    return of.length === 0
      ? []
      : [{ method, counts: { win: count('win'), loss: count('loss'), noContest: count('noContest') } }];
  });
}
