import type { RowContract } from '#schemas/generated/types.ts';

/** Shapes of pictures, from low to tall. */
export const aspects = ['16:9', '1:1', '2:3'] as const;
export type Aspect = (typeof aspects)[number];

/** Shape of the pictures that room is kept for: what the contract says, but never lower than the row's own. */
export function aspectOf(own: Aspect, { reserve }: Pick<RowContract, 'reserve'>): Aspect {
  const wanted = reserve?.aspect ?? own;
  return aspects.indexOf(wanted) > aspects.indexOf(own) ? wanted : own;
}

/** So many cards side by side are drawn while a row loads; on wider windows the last places stay empty. */
const WIDEST = 6;

/** Places that a row which scrolls shows while it loads: never more than can be seen. */
export function skeletonCount(lines: 1 | 2, { reserve }: Pick<RowContract, 'reserve'>): number {
  const seen = (WIDEST + 1) * lines;
  return Math.min(reserve?.count ?? seen, seen);
}
