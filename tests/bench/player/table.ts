import { median } from '../measure.ts';
import type { Contestant } from './players.ts';

/** Values by player title, one per round. Lower is better. */
export type Rounds = Record<string, number[]>;

/** The median of the finite values. */
export const middleOf = (values: readonly number[] = []): number => median(values.filter(Number.isFinite));

/** The smallest median. */
export const bestOf = (rounds: Rounds): number =>
  Math.min(...Object.values(rounds).map(middleOf).filter(Number.isFinite));

/** The median of a per-round comparison of two players; disturbances of a round affect both. */
const byRound = (rounds: Rounds, one: string, other: string, compare: (one: number, other: number) => number): number =>
  middleOf((rounds[one] ?? []).map((value, round) => compare(value, rounds[other]?.[round] ?? Number.NaN)));

/** The median of the per-round differences between two players. */
export const moreThan = (rounds: Rounds, one: string, other: string): number =>
  byRound(rounds, one, other, (value, than) => value - than);

/**
 * A player’s table cells: its median, the ratio to the best median, and the median of its ratios to the bare engine.
 */
export function cells(rounds: Rounds, { title, bare }: Contestant): string[] {
  const middle = middleOf(rounds[title]);
  if (!Number.isFinite(middle)) return ['–', '–', '–'];
  const best = bestOf(rounds);
  return [
    `${Math.round(middle)}`,
    best > 0 ? (middle / best).toFixed(2) : '–',
    rounds[bare] ? byRound(rounds, title, bare, (value, than) => value / than).toFixed(2) : '–',
  ];
}

/** A row of a Markdown table. */
export const row = (of: readonly string[]): string => `| ${of.join(' | ')} |`;

/** The header of a Markdown table. */
export const head = (of: readonly string[]): string[] => [row(of), `|${'---|'.repeat(of.length)}`];
