import { expect, test } from 'vitest';
import { getRenewalWording } from './renewal-wording.ts';

test.each([
  ['P1D', 'renewsDaily', 1],
  ['P1W', 'renewsWeekly', 1],
  ['P7D', 'renewsWeekly', 1],
  ['P14D', 'renewsEveryNWeeks', 2],
  ['P2W', 'renewsEveryNWeeks', 2],
  ['P1M', 'renewsMonthly', 1],
  ['P2M', 'renewsEveryNMonths', 2],
  ['P3M', 'renewsEveryNMonths', 3],
  ['P6M', 'renewsEveryNMonths', 6],
  ['P12M', 'renewsYearly', 1],
  ['P1Y', 'renewsYearly', 1],
  ['P24M', 'renewsEveryNYears', 2],
  ['P2Y', 'renewsEveryNYears', 2],
])('the text for the renewal period %s has the label key %s with the count %i', (period, key, count) => {
  expect(getRenewalWording(period)).toEqual({ key, count });
});

test.each(['P5M', 'P3Y', 'P10D', 'P0D', 'P0M', 'P1M1D', 'PT1H', 'P1.5M', '1M', 'p1m', '', 'constructor'])(
  'the renewal period %j, invalid or not offered, has no label key',
  (period) => {
    expect(getRenewalWording(period)).toBeUndefined();
  },
);
