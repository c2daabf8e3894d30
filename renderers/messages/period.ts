import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Translate } from './messages.tsx';

type Unit = 'D' | 'W' | 'M' | 'Y';

const lengthLabels: Readonly<Record<Unit, LabelKey>> = { D: 'days', W: 'weeks', M: 'months', Y: 'years' };

const rateLabels: Readonly<Record<Unit, LabelKey>> = {
  D: 'plan.perDays',
  W: 'plan.perWeeks',
  M: 'plan.perMonths',
  Y: 'plan.perYears',
};

const beginningLabels: Readonly<Record<Unit, LabelKey>> = {
  D: 'plan.firstDays',
  W: 'plan.firstWeeks',
  M: 'plan.firstMonths',
  Y: 'plan.firstYears',
};

/** Formats `times` periods by the label of their unit. A text that is no period is returned unchanged. */
function formatByUnit(t: Translate, labels: Readonly<Record<Unit, LabelKey>>, period: string, times = 1): string {
  const [, digits, unit] = /^P([1-9]\d{0,2})([DWMY])$/.exec(period) ?? [];
  return unit === undefined ? period : t(labels[unit as Unit], { count: Number(digits) * times });
}

/**
 * Formats the length of a period: “7 days”.
 * @param period ISO 8601 duration of one unit, such as `P7D`
 */
export const formatPeriodLength = (t: Translate, period: string): string => formatByUnit(t, lengthLabels, period);

/** Formats how often a price is paid: “per month”, “every 3 months”. */
export const formatPeriodRate = (t: Translate, period: string): string => formatByUnit(t, rateLabels, period);

/** Formats the first periods of a subscription: “for the first 6 months” for two periods of three months. */
export const formatFirstPeriods = (t: Translate, period: string, count: number): string =>
  formatByUnit(t, beginningLabels, period, count);
