import type { Money } from './generated/types.ts';

const MAX_DECIMALS = 2;

/** Caches formatters: creating one is slower than using it, and a list of plans formats many amounts. */
const formatters = new Map<string, Intl.NumberFormat>();

function createFormatter(locale: string, currency: string): Intl.NumberFormat {
  const options = { style: 'currency', currency } as const;
  const { minimumFractionDigits = MAX_DECIMALS } = new Intl.NumberFormat(locale, options).resolvedOptions();
  return new Intl.NumberFormat(locale, {
    ...options,
    minimumFractionDigits: Math.min(minimumFractionDigits, MAX_DECIMALS),
    // An amount of a scale that its currency does not have, such as 50.5 yen, is not rounded to another price.
    maximumFractionDigits: MAX_DECIMALS,
  });
}

/**
 * Formats money in the viewer's language: amount / 10^scale with at most two decimals. A whole amount keeps the decimals
 * of its currency. The text never breaks across lines, because `Intl` joins amount and currency by a no-break space.
 */
export function formatMoney({ amount, scale, currency }: Money, locale: string): string {
  const key = `${locale} ${currency}`;
  const formatter = formatters.get(key) ?? createFormatter(locale, currency);
  formatters.set(key, formatter);
  const text = formatter.format(amount / 10 ** scale).replace('-', '−');
  // In right-to-left text a symbol such as R$ ends with a neutral character, which would move before its letter.
  return text.startsWith('\u200f') ? text.replace(/\p{L}\p{Sc}/u, '$&\u200e') : text;
}

/**
 * Wraps a text in isolating characters, which do in a label what `bdi` does in markup: the writing directions of the
 * text and of the label around it do not reorder each other.
 */
export const isolateDirection = (text: string): string => `\u2068${text}\u2069`;
