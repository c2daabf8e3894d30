/** Message key for the length of a subscription's period. */
export type PeriodKey =
  | 'renewsDaily'
  | 'renewsWeekly'
  | 'renewsEveryNWeeks'
  | 'renewsMonthly'
  | 'renewsEveryNMonths'
  | 'renewsYearly'
  | 'renewsEveryNYears';

/** Wording of a period: a message key and the number of weeks, months or years. */
export interface RenewalWording {
  key: PeriodKey;
  count: number;
}

type Unit = 'D' | 'W' | 'M' | 'Y';

/** Units that a number of smaller units makes up exactly. */
const LARGER_UNITS: { from: Unit; to: Unit; size: number }[] = [
  { from: 'D', to: 'W', size: 7 },
  { from: 'M', to: 'Y', size: 12 },
];

/** Keys by normalised period. Others have no wording: a licence with one shows only the date. */
const WORDINGS: Record<string, PeriodKey> = {
  '1D': 'renewsDaily',
  '1W': 'renewsWeekly',
  '2W': 'renewsEveryNWeeks',
  '1M': 'renewsMonthly',
  '2M': 'renewsEveryNMonths',
  '3M': 'renewsEveryNMonths',
  '6M': 'renewsEveryNMonths',
  '1Y': 'renewsYearly',
  '2Y': 'renewsEveryNYears',
};

/**
 * Returns the wording of a period. Equal periods have equal wordings: 7 days are a week, 12 months a year.
 * @param period ISO 8601 duration of one unit, such as `P1M`
 * @returns undefined for a period without a wording, and for text that is no such duration
 */
export function getRenewalWording(period: string): RenewalWording | undefined {
  const [, digits, unit] = /^P(\d{1,4})([DWMY])$/.exec(period) ?? [];
  const given = Number(digits);
  const larger = LARGER_UNITS.find(({ from, size }) => from === unit && given % size === 0);
  const count = larger ? given / larger.size : given;
  const key = WORDINGS[`${count}${larger?.to ?? unit}`];
  return key && { key, count };
}
