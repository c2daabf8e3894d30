import { expect, test } from 'vitest';
import type { PlanDiscount, PlanItem, PlansBlock } from '#schemas/generated/types.ts';
import { icuMessagesOf } from '#schemas/labels/icu.ts';
import en from '#schemas/labels/en_US.json';
import { drawBlock } from '../../tests/support/draw-block.tsx';
import plans from './index.ts';

const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });
const plan = (more: Partial<PlanItem> = {}): PlanItem => ({
  id: 1,
  name: 'Apex',
  strategy: 'SUBSCRIPTION',
  period: 'P1M',
  price: eur(999),
  taxInclusive: true,
  isPurchasable: true,
  isFree: false,
  ...more,
});
const link = { type: 'ROUTE', route: '/checkout/1' } as const;

/** Draws a block and returns its HTML without isolating characters. */
const draw = (attributes: PlansBlock) =>
  drawBlock(plans, attributes, en, icuMessagesOf(en)).replaceAll(/[\u2068\u2069]/g, '');

/** Draws a plan and returns its texts, one per element, without that of its button. */
const textsOf = (more: Partial<PlanItem>) =>
  draw({ plans: [plan(more)] })
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter((text) => text !== '' && text !== 'Choose plan');

test('the markup of each plan contains the plan’s licence id, by which the studio’s preview finds the plan @edit-04 @lic-06', () => {
  const html = draw({ plans: [plan({ id: 7 }), plan({ id: 3 })] });
  expect(html.match(/<li [^>]*data-licence="\d+"/g)?.map((start) => /"(\d+)"$/.exec(start)?.[1])).toEqual(['7', '3']);
});

test.each<[string, Partial<PlanItem>, string[]]>([
  ['a monthly subscription with its price per month', {}, ['€9.99', 'per month', 'Tax included']],
  [
    'a subscription of three months with its price every 3 months',
    { period: 'P3M' },
    ['€9.99', 'every 3 months', 'Tax included'],
  ],
  ['“Plus tax” beside a price that does not include tax', { taxInclusive: false }, ['€9.99', 'per month', 'Plus tax']],
  [
    'a pay-per-view plan with its price as a one-time payment',
    { strategy: 'PPV' },
    ['€9.99', 'one-time payment', 'Tax included'],
  ],
  [
    'a plan with a fixed end date with its one-time payment and the last day of access',
    { strategy: 'FIXED_DATE', endsAt: Date.UTC(2027, 7, 1) },
    ['€9.99', 'one-time payment', 'Tax included', 'Access until July 31, 2027'],
  ],
  [
    'a free plan as “Free”, without period, tax and trial',
    { isFree: true, isPurchasable: false, trialPeriod: 'P1W' },
    ['Free'],
  ],
  [
    'a plan that the viewer cannot buy as not available in the country, without price and button',
    { isPurchasable: false, price: eur(0), link },
    ['Not available in your country'],
  ],
  [
    'a free trial with its length and the price after the trial',
    { trialPeriod: 'P7D' },
    ['€9.99', 'per month', 'Tax included', '7 days free, then €9.99 per month'],
  ],
  [
    'the advertised price per month below the price per year',
    { period: 'P1Y', marketingPrice: { price: eur(83), period: 'P1M' } },
    ['€9.99', 'per year', 'That’s €0.83 per month · Tax included'],
  ],
])('shows %s @lic-06', (_what, more, texts) => expect(textsOf(more)).toEqual(['Apex', ...texts]));

const from = Date.UTC(2027, 0, 1);
const until = Date.UTC(2027, 1, 1);
test.each<[string, Partial<PlanDiscount>, Partial<PlanItem>, string]>([
  ['its last day, which is the day before an end at midnight', { from, until }, {}, 'until January 31, 2027'],
  ['the number of months for which it applies', { periods: 2 }, { period: 'P3M' }, 'for the first 6 months'],
  [
    'the words “for as long as you keep this plan” if it has no end',
    { lifeTimeRepeat: true, from },
    {},
    'for as long as you keep this plan',
  ],
  ['its name', { name: 'Opening', until }, {}, 'Opening'],
  ['its start date', { state: 'upcoming', from }, {}, 'from January 1, 2027'],
  [
    'its start date and last day',
    { state: 'upcoming', from, until },
    {},
    'from January 1, 2027 until January 31, 2027',
  ],
])('shows a discount with its percentage and %s @lic-03', (_what, discount, more, text) => {
  const given = { type: 'percentage', percentage: 12.5, state: 'active', ...discount } as const;
  expect(textsOf({ ...more, discounts: [given] })).toEqual(expect.arrayContaining(['12.5% off', text]));
});

test('shows a discount of a fixed amount with its currency @lic-03', () =>
  expect(textsOf({ discounts: [{ type: 'amount', amount: eur(200), state: 'active' }] })).toContain('€2.00 off'));

test('shows the price before a discount struck through, and as “Before: …” to screen readers @lic-03', () => {
  const html = draw({ plans: [plan({ fullPrice: eur(1299) })] });
  expect(html).toContain('<s aria-hidden="true"><bdi>€12.99</bdi></s>');
  expect(html).toContain('>Before: €12.99</span>');
});

test.each<[string, Partial<PlanItem>, string | undefined]>([
  ['the checkout from a plan without a link', { id: 7 }, '/payment/7'],
  ['the link of a plan that has one', { link }, '/checkout/1'],
  ['nothing from a free plan without a link', { isFree: true, isPurchasable: false }, undefined],
  ['nothing from a plan without a price', { isPurchasable: false, link }, undefined],
])('the button leads to %s @pay-01', (_what, more, href) =>
  expect(/<a href="([^"]+)"/.exec(draw({ plans: [plan(more)] }))?.[1]).toBe(href),
);

test('the plan’s name is the accessible description of its button @lic-06', () => {
  const html = draw({ plans: [plan({ link })] });
  expect(html).toMatch(/<a href="\/checkout\/1"[^>]* aria-describedby="([^"]+)">Choose plan<\/a>/);
  const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>Apex</h2>`));
  expect(draw({ plans: [plan({ link, cta: 'Get Apex' })] })).toContain('>Get Apex</a>');
});

test('highlights only the plan that the block’s definition selects @lic-06', () => {
  const html = draw({ plans: [plan(), plan({ id: 2 })], highlighted: 2, highlightText: 'Most chosen' });
  expect(html.match(/data-emphasised/g)).toHaveLength(1);
  expect(html.match(/Most chosen/g)).toHaveLength(1);
  expect(draw({ plans: [plan()], highlighted: 2, highlightText: 'Most chosen' })).not.toContain('Most chosen');
});

test('the names of plans are headings one level below the heading of the plans block', () => {
  expect(draw({ title: 'Plans', plans: [plan()] })).toMatch(/<h2[^>]*>Plans<\/h2>.*<h3[^>]*>Apex<\/h3>/);
});

test('without plans shows only a message that the definition contains; always shows an error if loading plans fails', () => {
  expect(draw({ title: 'Plans', source: {}, plans: [] })).toBe('');
  expect(draw({ source: {}, plans: [], emptyTitle: 'Soon' })).toContain('Soon');
  expect(draw({ source: {}, emptyTitle: 'Soon' })).toContain('We couldn’t load the plans.');
});
