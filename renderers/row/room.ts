import type { RowContract } from '#schemas/generated/types.ts';

/** Aspect ratios of pictures, from flat to tall. */
export const aspects = ['16:9', '1:1', '2:3'] as const;
export type Aspect = (typeof aspects)[number];

/**
 * Aspect ratio for which space is reserved: the one of the row contract, but never flatter than that of the row's own
 * pictures.
 */
export function aspectOf(own: Aspect, { reserve }: Pick<RowContract, 'reserve'>): Aspect {
  const wanted = reserve?.aspect ?? own;
  return aspects.indexOf(wanted) > aspects.indexOf(own) ? wanted : own;
}

/**
 * Number of placeholder cards per line while a row loads. It does not fill the widest screens, which have empty space
 * at the end.
 */
const WIDEST = 6;

/** Number of placeholders of a scrolling row while it loads, limited to what is visible. */
export function skeletonCount(lines: 1 | 2, { reserve }: Pick<RowContract, 'reserve'>): number {
  const seen = (WIDEST + 1) * lines;
  return Math.min(reserve?.count ?? seen, seen);
}
