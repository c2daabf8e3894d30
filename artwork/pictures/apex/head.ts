import { group, path, type Point, place } from '../../../scripts/drawing/svg.ts';
import type { Ink } from './palette.ts';

const hair = {
  crop: 'M-62-16C-76-86-10-112 34-98 60-90 66-66 62-44 40-60 10-58-8-52L-22-18-34-6-46 14Z',
  bald: '',
  mohawk: 'M-58-40C-60-118 0-140 56-112L64-66C40-82 0-84-30-62Z',
  beard:
    'M-62-16C-76-86-10-112 34-98 60-90 66-66 62-44 40-60 10-58-8-52L-20-14-14 22 20 40 62 34 60 66C50 100 14 106-8 90-34 70-44 40-46 14Z',
  top: 'M-56-34L-34-44-8-46 62-48C74-78 60-118 24-128 44-112 20-122-4-124-40-112-52-80-56-34Z',
  bun: 'M-62-10C-78-86-10-110 34-98 60-90 66-66 62-44 40-64 10-58-12-44L-30 0-48 18ZM-84-104a32 32 0 1 0 64 0a32 32 0 1 0-64 0z',
  braids:
    'M-62-10C-78-86-10-110 34-98 60-90 66-66 62-44 40-64 10-58-12-44L-26 4-44 22-62 60-96 130-122 150-96 80-84 20Z',
  tail: 'M-62-10C-78-86-10-110 34-98 60-90 66-66 62-44 40-64 10-58-12-44L-30 0-48 18-56 0-90 30-124 110-156 70-132-20-90-70Z',
} as const;

/** The haircut (or beard) of a fighter. */
export type Haircut = keyof typeof hair;

/** A head in three quarters, facing right: skull, the plane in shadow, brow and hair. */
export function head(cut: Haircut, ink: Ink, at: Point, tilt: number): string {
  return group(
    place(at[0], at[1] - 3, 1.12, tilt),
    path('M-58-20C-66-92 50-104 60-34L62-12 74 18 62 24 62 40 60 62C54 86 28 92 8 84-20 74-50 50-54 14Z', ink.light),
    path(
      'M-58-20C-60-50-40-70-20-70L-16 0 14 40 22 62 60 66C54 86 28 92 8 84-20 74-50 50-54 14ZM24-16L62-22 60-4 34-2ZM40 42L62 40 60 48Z',
      ink.shade,
    ),
    hair[cut] && path(hair[cut], ink.hair),
  );
}
