import { formatMoney } from '#schemas/format-money.ts';
import type { Money } from '#schemas/generated/types.ts';

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a time in milliseconds since 1970. */
export const formatTime = (at: number): string => TIME.format(at);

/** Formats an amount of money. */
export const formatAmount = (money: Money): string => formatMoney(money, 'en-US');

/** Formats an amount as a number to type, such as 9.99. */
export function toTyped({ amount, scale }: Money): string {
  const digits = String(amount).padStart(scale + 1, '0');
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Reads a typed amount in the unit of `most`; undefined for a text that is none, for 0 and for more than `most`. */
export function parseTyped(typed: string, most: Money): Money | undefined {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:[.,](\d*))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined || fraction.length > most.scale) return undefined;
  const amount = Number(whole + fraction.padEnd(most.scale, '0'));
  return amount > 0 && amount <= most.amount ? { ...most, amount } : undefined;
}
