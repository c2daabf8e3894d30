import { expect, test } from 'vitest';
import ar from '#schemas/labels/ar.json';
import en from '#schemas/labels/en_US.json';
import es from '#schemas/labels/es_ES.json';
import { icuMessagesOf } from '#schemas/labels/icu.ts';
import pt from '#schemas/labels/pt_PT.json';
import { messagesOf } from './messages.tsx';
import { formatFirstPeriods, formatPeriodLength, formatPeriodRate } from './period.ts';

const translateTo = (locale: string, texts: Record<string, string>) =>
  messagesOf({
    defaultLocale: 'en_US',
    selectedLocale: locale,
    translations: { [locale]: texts },
    messages: { [locale]: icuMessagesOf(texts) },
  }).t;
const t = translateTo('en_US', en);

test.each([
  ['P1D', '1 day', 'per day', 'for the first day'],
  ['P10D', '10 days', 'every 10 days', 'for the first 10 days'],
  ['P1W', '1 week', 'per week', 'for the first week'],
  ['P2W', '2 weeks', 'every 2 weeks', 'for the first 2 weeks'],
  ['P1M', '1 month', 'per month', 'for the first month'],
  ['P6M', '6 months', 'every 6 months', 'for the first 6 months'],
  ['P1Y', '1 year', 'per year', 'for the first year'],
  ['P2Y', '2 years', 'every 2 years', 'for the first 2 years'],
])(
  'formats the period %s as length “%s”, as rate “%s” and as first period “%s” @lic-06',
  (period, length, rate, beginning) => {
    expect(formatPeriodLength(t, period)).toBe(length);
    expect(formatPeriodRate(t, period)).toBe(rate);
    expect(formatFirstPeriods(t, period, 1)).toBe(beginning);
  },
);

test('formats the first two periods of three months as “for the first 6 months” @lic-03', () =>
  expect(formatFirstPeriods(t, 'P3M', 2)).toBe('for the first 6 months'));

test.each([
  ['es_ES', es, 'al mes', 'cada 3 meses'],
  ['pt_PT', pt, 'por mês', 'a cada 3 meses'],
  ['ar', ar, 'شهريًا', 'كل 3 أشهر'],
])(
  'formats the rates of one month and of three months in the language %s @lic-06',
  (locale, texts, monthly, quarterly) => {
    const translate = translateTo(locale, texts);
    expect(formatPeriodRate(translate, 'P1M')).toBe(monthly);
    expect(formatPeriodRate(translate, 'P3M')).toBe(quarterly);
  },
);

test('returns the unsupported period P1M2D unchanged', () => expect(formatPeriodRate(t, 'P1M2D')).toBe('P1M2D'));
