import { describe, expect, test } from 'vitest';
import { baseTexts } from '../../definitions/labels/base.ts';
import { formatText } from '../../definitions/labels/format.ts';
import type { AutoRenewingStatus, LicenceStatus, PauseState } from '#schemas/licence-status/licence-status.ts';
import {
  getStatusMessage,
  type MessageInput,
  type PurchaseStrategy,
  type StatusMessageKey,
} from '#schemas/licence-status/status-message.ts';

const viewer = { now: Date.parse('2026-11-30T12:00:00Z'), timeZone: 'UTC' };
const DATES = {
  none: undefined,
  past: Date.parse('2026-11-25T09:00:00Z'),
  today: Date.parse('2026-11-30T18:00:00Z'),
  tomorrow: Date.parse('2026-12-01T18:00:00Z'),
  later: Date.parse('2026-12-15T18:00:00Z'),
};
type Day = keyof typeof DATES;

/** Wording of each listed period; the last one of the cells, P5M, has none. */
const PERIODS: Record<string, StatusMessageKey> = {
  P1D: 'renewsDaily',
  P7D: 'renewsWeekly',
  P1W: 'renewsWeekly',
  P14D: 'renewsEveryNWeeks',
  P1M: 'renewsMonthly',
  P2M: 'renewsEveryNMonths',
  P3M: 'renewsEveryNMonths',
  P6M: 'renewsEveryNMonths',
  P1Y: 'renewsYearly',
  P2Y: 'renewsEveryNYears',
};
const PAUSES = ['NOT_ALLOWED', 'ALLOWED', 'PAUSE_REQUESTED', 'PAUSED', 'RESUME_REQUESTED', undefined] as const;
const STATUSES = ['ACTIVE', 'INACTIVE', 'TRIAL_ACTIVE', 'EXPIRED', 'FREE'] as const;
const RENEWALS = ['AUTO_RENEWING', 'NOT_RENEWING', 'UNKNOWN_RENEWING'] as const;
const STRATEGIES: PurchaseStrategy[] = [
  ...[...Object.keys(PERIODS), 'P5M'].map((period) => ({ type: 'SUBSCRIPTION', period }) as const),
  { type: 'FIXED_DATE' },
  { type: 'PPV' },
];

/** A combination of inputs, in the terms of the table below. */
interface Cell {
  pause: PauseState | undefined;
  pending: boolean;
  status: LicenceStatus;
  renewal: AutoRenewingStatus;
  day: Day;
  strategy: PurchaseStrategy;
}

const cells: Cell[] = PAUSES.flatMap((pause) =>
  [false, true].flatMap((pending) =>
    STATUSES.flatMap((status) =>
      RENEWALS.flatMap((renewal) =>
        (Object.keys(DATES) as Day[]).flatMap((day) =>
          STRATEGIES.map((strategy) => ({ pause, pending, status, renewal, day, strategy })),
        ),
      ),
    ),
  ),
);

/** A row of the table: values that a cell must have, where several are alternatives. */
interface Row {
  row: string;
  key: StatusMessageKey | undefined;
  pause?: (PauseState | undefined)[];
  pending?: boolean;
  status?: LicenceStatus[];
  renewal?: AutoRenewingStatus[];
  day?: Day[];
  /** Type of the purchase strategy, or a period. */
  sold?: string[];
}

const AUTO: AutoRenewingStatus[] = ['AUTO_RENEWING'];
const OFF: AutoRenewingStatus[] = ['NOT_RENEWING'];
const UNKNOWN: AutoRenewingStatus[] = ['UNKNOWN_RENEWING'];
const NOT_OFF = [...AUTO, ...UNKNOWN];
const TRIAL: LicenceStatus[] = ['TRIAL_ACTIVE'];
const DATED: Day[] = ['past', 'today', 'tomorrow', 'later'];
const ONCE = ['FIXED_DATE', 'PPV'];

/** The rows by priority: the first that holds gives the message. */
const TABLE: Row[] = [
  { row: '1', pause: ['PAUSE_REQUESTED'], key: 'pauseRequested' },
  { row: '2', pause: ['RESUME_REQUESTED'], key: 'resumeRequested' },
  { row: '3', pending: true, key: 'paymentPending' },
  { row: '4a', pause: ['PAUSED'], status: ['ACTIVE', 'TRIAL_ACTIVE'], day: ['none'], key: 'pausedWithAccess' },
  { row: '4a', pause: ['PAUSED'], status: ['ACTIVE', 'TRIAL_ACTIVE'], key: 'pausedWithAccessUntil' },
  { row: '4b', pause: ['PAUSED'], key: 'paused' },
  { row: '0x', status: ['EXPIRED'], day: ['past', 'today'], key: 'expiredOn' },
  { row: '0x', status: ['EXPIRED'], key: 'expired' },
  { row: '0y', status: ['INACTIVE'], key: 'inactive' },
  { row: '0z', status: ['FREE'], key: undefined },
  { row: '5a', status: TRIAL, renewal: NOT_OFF, day: ['none'], key: 'freeTrial' },
  { row: '5a', status: TRIAL, renewal: NOT_OFF, day: DATED, sold: ['SUBSCRIPTION'], key: 'freeTrialThenPrice' },
  { row: '5a', status: TRIAL, renewal: NOT_OFF, day: DATED, sold: ONCE, key: 'freeTrialUntil' },
  { row: '5b', status: TRIAL, renewal: OFF, day: ['none'], key: 'freeTrialWillNotRenew' },
  { row: '5b', status: TRIAL, renewal: OFF, day: DATED, key: 'freeTrialEndsOn' },
  { row: '0x', renewal: OFF, day: ['past'], key: 'expiredOn' },
  { row: '0v', renewal: UNKNOWN, day: ['past'], key: 'periodEndedBeingChecked' },
  { row: '0w', renewal: AUTO, day: ['past'], key: 'renewalInProgress' },
  { row: '6a', renewal: AUTO, day: ['today'], key: 'willRenewToday' },
  { row: '6b', renewal: OFF, day: ['today'], key: 'willExpireToday' },
  { row: '6c', renewal: UNKNOWN, day: ['today'], key: 'currentPeriodEndsToday' },
  { row: '7a', renewal: AUTO, day: ['tomorrow'], key: 'willRenewTomorrow' },
  { row: '7b', renewal: OFF, day: ['tomorrow'], key: 'willExpireTomorrow' },
  { row: '7c', renewal: UNKNOWN, day: ['tomorrow'], key: 'currentPeriodEndsTomorrow' },
  ...Object.entries(PERIODS).flatMap(([period, key]): Row[] => [
    { row: '8a', renewal: AUTO, day: ['none'], sold: [period], key },
    { row: '8a', renewal: AUTO, day: ['later'], sold: [period], key: `${key}Next` as StatusMessageKey },
  ]),
  { row: '8b', renewal: OFF, day: ['later'], sold: ['SUBSCRIPTION'], key: 'willExpireOn' },
  { row: '8d', renewal: AUTO, day: ['later'], sold: ['SUBSCRIPTION'], key: 'willRenewOn' },
  { row: '8c', renewal: UNKNOWN, day: ['later'], key: 'currentPeriodEndsOn' },
  { row: '9a', renewal: AUTO, day: ['later'], sold: ONCE, key: 'willRenewOn' },
  { row: '9b', renewal: OFF, day: ['later'], sold: ONCE, key: 'willExpireOn' },
  { row: '0z', day: ['none'], key: undefined },
];

/** Cells of each row. */
const COUNTS: Record<string, number> = {
  '1': 1950,
  '2': 1950,
  '3': 3900,
  '4a': 390,
  '4b': 585,
  '0x': 624,
  '0v': 39,
  '0y': 585,
  '0z': 672,
  '5a': 390,
  '5b': 195,
  '0w': 39,
  '6a': 39,
  '6b': 39,
  '6c': 39,
  '7a': 39,
  '7b': 39,
  '7c': 39,
  '8a': 60,
  '8b': 33,
  '8c': 39,
  '8d': 3,
  '9a': 6,
  '9b': 6,
};

const includes = <Value>(allowed: Value[] | undefined, value: Value) => !allowed || allowed.includes(value);
const isInRow = ({ pause, pending, status, renewal, day, sold }: Row, cell: Cell) =>
  includes(pause, cell.pause) &&
  (pending === undefined || pending === cell.pending) &&
  includes(status, cell.status) &&
  includes(renewal, cell.renewal) &&
  includes(day, cell.day) &&
  (includes(sold, cell.strategy.type) ||
    (cell.strategy.type === 'SUBSCRIPTION' && includes(sold, cell.strategy.period)));

const price = { amount: 999, scale: 2, currency: 'EUR' };
const inputOf = ({ pause, pending, status, renewal, day, strategy }: Cell): MessageInput => ({
  pauseState: pause,
  isPaymentPending: pending,
  status,
  autoRenewingStatus: renewal,
  expiry: DATES[day],
  strategy,
  price,
});
const results = cells.map((cell) => ({ cell, message: getStatusMessage(inputOf(cell), viewer) }));

describe('the status message of a licence', () => {
  test('the status message agrees with the expected table in each of the 11,700 combinations of inputs', () => {
    expect(cells).toHaveLength(11_700);
    const counts: Record<string, number> = {};
    const differences: string[] = [];
    for (const { cell, message } of results) {
      const row = TABLE.find((candidate) => isInRow(candidate, cell));
      counts[row?.row ?? 'none'] = (counts[row?.row ?? 'none'] ?? 0) + 1;
      const key = message?.key;
      if (!row || key !== row.key)
        differences.push(`${JSON.stringify(cell)}: ${key} instead of ${row?.row} ${row?.key}`);
    }
    expect(differences.slice(0, 20)).toEqual([]);
    const rows = [...new Set([...Object.keys(COUNTS), ...Object.keys(counts)])];
    const listed = rows.map((row) => `${row}: ${counts[row] ?? 0}, expected ${COUNTS[row] ?? 0}`).join('\n');
    expect(counts, listed).toEqual(COUNTS);
  });

  test('a status message never mentions a renewal that does not occur, nor a future event with a past date', () => {
    for (const { cell, message } of results) {
      if (cell.status !== 'ACTIVE' || !message) continue;
      if (cell.renewal === 'NOT_RENEWING') expect(message.key).not.toMatch(/^(?:willRenew|renew)/);
      if (cell.day === 'past') expect(message.key).not.toMatch(/^will|Next$/);
    }
  });

  test('a status message whose text contains a date has a date value', () => {
    for (const { cell, message } of results) {
      if (!message || !/(?:On|Until|Next|ThenPrice|BeingChecked)$/.test(message.key)) continue;
      expect(message.values).toMatchObject({ date: DATES[cell.day] });
    }
  });
});

describe.each(['en_US', 'es_ES', 'pt_PT', 'ar'])('the text of a status message in %s', (locale) => {
  const texts = baseTexts(locale) ?? {};
  /** One message of each key and number of periods. */
  const examples = new Map(
    results.flatMap(({ message }) =>
      message ? [[`${message.key} ${'count' in message.values ? message.values.count : ''}`, message]] : [],
    ),
  );

  test('names the date, the price and the number of periods of each message, and leaves no placeholder @lic-02', () => {
    for (const { key, values } of examples.values()) {
      const text = formatText(
        texts[`licenceStatus.${key}`] ?? '',
        {
          ...('count' in values && { count: values.count }),
          ...('date' in values && { date: 'DATE' }),
          ...('price' in values && { price: 'PRICE', period: 'PERIOD' }),
        },
        locale,
      );
      expect(text.length, key).toBeGreaterThan(3);
      const hasDate = /(?:On|Until|Next|ThenPrice|BeingChecked)$/.test(key);
      expect([text.includes('DATE'), text.includes('PRICE')], key).toEqual([hasDate, 'price' in values]);
      expect(text, key).not.toMatch(/[{}]|plural/);
    }
  });

  test('differs between the messages @lic-02', () => {
    const written = [...new Set([...examples.values()].map(({ key }) => texts[`licenceStatus.${key}`]))];
    expect(written).toHaveLength(new Set([...examples.values()].map(({ key }) => key)).size);
  });
});

const active: MessageInput = {
  status: 'ACTIVE',
  autoRenewingStatus: 'AUTO_RENEWING',
  isPaymentPending: false,
  expiry: DATES.later,
  strategy: { type: 'SUBSCRIPTION', period: 'P3M' },
  price,
};

test('the status message of a renewal contains the date and the number of months', () => {
  expect(getStatusMessage(active, viewer)).toEqual({
    key: 'renewsEveryNMonthsNext',
    values: { date: DATES.later, count: 3 },
  });
});

test('the status message of a renewing trial states its end and the later price, or only its end without a price', () => {
  const trial: MessageInput = { ...active, status: 'TRIAL_ACTIVE', expiry: DATES.today };
  expect(getStatusMessage(trial, viewer)).toEqual({
    key: 'freeTrialThenPrice',
    values: { date: DATES.today, price, period: 'P3M' },
  });
  expect(getStatusMessage({ ...trial, price: undefined }, viewer)?.key).toBe('freeTrialUntil');
});

test('the status message of a pause states the end of access, and after that the date when the licence resumes', () => {
  const paused: MessageInput = { ...active, pauseState: 'PAUSED', resumeAfter: DATES.later, expiry: DATES.tomorrow };
  expect(getStatusMessage(paused, viewer)).toEqual({ key: 'pausedWithAccessUntil', values: { date: DATES.tomorrow } });
  const after = getStatusMessage({ ...paused, status: 'INACTIVE' }, viewer);
  expect(after).toEqual({ key: 'pausedUntil', values: { date: DATES.later } });
});

test('the status message of a licence that was refunded early does not state an end in the future', () => {
  expect(getStatusMessage({ ...active, status: 'EXPIRED' }, viewer)).toEqual({ key: 'expired', values: {} });
});

test.each([
  // Clocks go forward in Berlin at 01:00 UTC on 2027-03-28: the day has 23 hours.
  ['Europe/Berlin', '2027-03-27T22:59:59.999Z', '2027-03-28T21:59:59.999Z', 'Tomorrow'],
  ['Europe/Berlin', '2027-03-27T23:00:00.000Z', '2027-03-28T21:59:59.999Z', 'Today'],
  ['Europe/Berlin', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z', 'Tomorrow'],
  ['Asia/Kathmandu', '2026-11-30T18:14:59.999Z', '2026-11-30T18:15:00.000Z', 'Tomorrow'],
  ['Asia/Kathmandu', '2026-11-29T18:15:00.000Z', '2026-11-30T18:14:59.999Z', 'Today'],
  ['America/St_Johns', '2026-12-31T03:30:00.000Z', '2027-01-01T03:29:59.999Z', 'Today'],
  ['America/St_Johns', '2027-01-01T03:29:59.999Z', '2027-01-01T03:30:00.000Z', 'Tomorrow'],
])('in the time zone %s at %s, the message for an expiry at %s says: %s', (timeZone, at, expiry, day) => {
  const licence: MessageInput = { ...active, autoRenewingStatus: 'NOT_RENEWING', expiry: Date.parse(expiry) };
  expect(getStatusMessage(licence, { now: Date.parse(at), timeZone })?.key).toBe(`willExpire${day}`);
});
