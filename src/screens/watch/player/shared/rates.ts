/** Selectable playback rates. */
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Formats a playback rate in a locale, such as 1.5× or 1,5×. */
export const rateText = (rate: number, locale: string): string => `${new Intl.NumberFormat(locale).format(rate)}×`;

/** Next faster (1) or slower (-1) rate; unchanged at the ends. */
export function rateBeside(rate: number, step: 1 | -1): number {
  const beside = step > 0 ? rates.find((one) => one > rate) : rates.findLast((one) => one < rate);
  return beside ?? rate;
}
