import { median } from '../measure.ts';
import type { Contestant } from './players.ts';

/** A figure of each contestant by its title, one of each round. Less is better. */
export type Rounds = Record<string, number[]>;

/** The middle of those that were measured. */
export const middleOf = (values: readonly number[] = []): number => median(values.filter(Number.isFinite));

/** The smallest of the medians. */
export const bestOf = (rounds: Rounds): number =>
  Math.min(...Object.values(rounds).map(middleOf).filter(Number.isFinite));

/** The middle of what `compare` says of two, round by round: what disturbs a round disturbs both. */
const byRound = (rounds: Rounds, one: string, other: string, compare: (one: number, other: number) => number): number =>
  middleOf((rounds[one] ?? []).map((value, round) => compare(value, rounds[other]?.[round] ?? Number.NaN)));

/** The middle of what one took more than another, round by round. */
export const moreThan = (rounds: Rounds, one: string, other: string): number =>
  byRound(rounds, one, other, (value, than) => value - than);

/** A contestant's cells of a figure: its median, that as a part of the best median, and the middle of its ratios to its bare engine. */
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

/** A row of a table. */
export const row = (of: readonly string[]): string => `| ${of.join(' | ')} |`;

/** The beginning of a table. */
export const head = (of: readonly string[]): string[] => [row(of), `|${'---|'.repeat(of.length)}`];
