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

/** Draws a plan and returns its texts, one per element. */
const textsOf = (more: Partial<PlanItem>) =>
  draw({ plans: [plan(more)] })
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter(Boolean);

test('names the licence of each plan in its markup, which the preview in the studio finds @edit-04 @lic-06', () => {
  const html = draw({ plans: [plan({ id: 7 }), plan({ id: 3 })] });
  expect(html.match(/<li [^>]*data-licence="\d+"/g)?.map((start) => /"(\d+)"$/.exec(start)?.[1])).toEqual(['7', '3']);
});

test.each<[string, Partial<PlanItem>, string[]]>([
  ['a subscription', {}, ['€9.99', 'per month', 'Tax included']],
  ['a subscription of several months', { period: 'P3M' }, ['€9.99', 'every 3 months', 'Tax included']],
  ['a price without tax', { taxInclusive: false }, ['€9.99', 'per month', 'Plus tax']],
  ['pay-per-view', { strategy: 'PPV' }, ['€9.99', 'one-time payment', 'Tax included']],
  [
    'access until a fixed date',
    { strategy: 'FIXED_DATE', endsAt: Date.UTC(2027, 7, 1) },
    ['€9.99', 'one-time payment', 'Tax included', 'Access until July 31, 2027'],
  ],
  ['a free plan, without terms of payment', { isFree: true, isPurchasable: false, trialPeriod: 'P1W' }, ['Free']],
  [
    'a plan without a price for the viewer, without the price 0 and a button',
    { isPurchasable: false, price: eur(0), link },
    ['Not available in your country'],
  ],
  [
    'a free trial with the price that follows it',
    { trialPeriod: 'P7D' },
    ['€9.99', 'per month', 'Tax included', '7 days free, then €9.99 per month'],
  ],
  [
    'the price per advertised period',
    { period: 'P1Y', marketingPrice: { price: eur(83), period: 'P1M' } },
    ['€9.99', 'per year', 'That’s €0.83 per month · Tax included'],
  ],
])('shows %s @lic-06', (_what, more, texts) => expect(textsOf(more)).toEqual(['Apex', ...texts]));

const from = Date.UTC(2027, 0, 1);
const until = Date.UTC(2027, 1, 1);
test.each<[string, Partial<PlanDiscount>, Partial<PlanItem>, string]>([
  ['its last day, before an end at midnight', { from, until }, {}, 'until January 31, 2027'],
  ['the months for which it lasts', { periods: 2 }, { period: 'P3M' }, 'for the first 6 months'],
  ['that it has no end', { lifeTimeRepeat: true, from }, {}, 'for as long as you keep this plan'],
  ['its name', { name: 'Opening', until }, {}, 'Opening'],
  ['its start', { state: 'upcoming', from }, {}, 'from January 1, 2027'],
  ['its start and end', { state: 'upcoming', from, until }, {}, 'from January 1, 2027 until January 31, 2027'],
])('says of a discount %s @lic-03', (_what, discount, more, text) => {
  const given = { type: 'percentage', percentage: 12.5, state: 'active', ...discount } as const;
  expect(textsOf({ ...more, discounts: [given] })).toEqual(expect.arrayContaining(['12.5% off', text]));
});

test('shows a discount of an amount as money @lic-03', () =>
  expect(textsOf({ discounts: [{ type: 'amount', amount: eur(200), state: 'active' }] })).toContain('€2.00 off'));

test('strikes the price before a discount through, and names it for screen readers @lic-03', () => {
  const html = draw({ plans: [plan({ fullPrice: eur(1299) })] });
  expect(html).toContain('<s aria-hidden="true"><bdi>€12.99</bdi></s>');
  expect(html).toContain('>Before: €12.99</span>');
});

test('has a button only for a plan with a link, described by the name of the plan @lic-06', () => {
  expect(draw({ plans: [plan()] })).not.toContain('<a ');
  const html = draw({ plans: [plan({ link })] });
  expect(html).toMatch(/<a href="\/checkout\/1"[^>]* aria-describedby="([^"]+)">Choose plan<\/a>/);
  const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>Apex</h2>`));
  expect(draw({ plans: [plan({ link, cta: 'Get Apex' })] })).toContain('>Get Apex</a>');
});

test('emphasises the plan that the editor chose, and no other @lic-06', () => {
  const html = draw({ plans: [plan(), plan({ id: 2 })], highlighted: 2, highlightText: 'Most chosen' });
  expect(html.match(/data-emphasised/g)).toHaveLength(1);
  expect(html.match(/Most chosen/g)).toHaveLength(1);
  expect(draw({ plans: [plan()], highlighted: 2, highlightText: 'Most chosen' })).not.toContain('Most chosen');
});

test('puts the names of plans one heading level below the heading of the block', () => {
  expect(draw({ title: 'Plans', plans: [plan()] })).toMatch(/<h2[^>]*>Plans<\/h2>.*<h3[^>]*>Apex<\/h3>/);
});

test('shows a message for no plans only if the editor wrote one, and always for plans that could not be read', () => {
  expect(draw({ title: 'Plans', source: {}, plans: [] })).toBe('');
  expect(draw({ source: {}, plans: [], emptyTitle: 'Soon' })).toContain('Soon');
  expect(draw({ source: {}, emptyTitle: 'Soon' })).toContain('We couldn’t load the plans.');
});
