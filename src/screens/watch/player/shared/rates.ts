/** Speeds that can be chosen, times the usual one. */
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** A speed as it is written in a language, such as 1.5× or 1,5×. */
export const rateText = (rate: number, locale: string): string => `${new Intl.NumberFormat(locale).format(rate)}×`;

/** The next speed up (1) or down (-1) from another; the same at the ends. */
export function rateBeside(rate: number, step: 1 | -1): number {
  const beside = step > 0 ? rates.find((one) => one > rate) : rates.findLast((one) => one < rate);
  return beside ?? rate;
}
