import { expect, waitFor } from 'storybook/test';
import schema from '#schemas/blocks/plans.schema.json';
import type { PlanItem } from '#schemas/generated/types.ts';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { query, reported } from '../../tests/support/stories/fake-ports.tsx';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../tests/support/stories/narrow.ts';
import { pageStory } from '../../tests/support/stories/page-story.tsx';
import { withData } from '../../tests/support/stories/rows.ts';

const { example, reference } = blockStories('plans', schema);
export default { title: 'blocks/plans', parameters: { plurals: true } };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrors = example(2);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(2, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

const plans = schema.examples.flatMap((attributes) => attributes.plans as PlanItem[]);
const getPlan = (id: number): PlanItem => {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw new Error(`No example has the plan ${id}`);
  return plan;
};
const story = (items: PlanItem[], more: object = {}, globals = {}) =>
  pageStory([{ $type: 'plans', attributes: { title: 'Plans', plans: items, ...more } }], globals);

const { trialPeriod: _trial, fullPrice: _fullPrice, discounts: _discounts, ...monthly } = getPlan(1);
const { link: _link, ...unlinked } = monthly;
const desktop = { viewport: { value: 'desktop' } };

/** A single plan keeps the width of a column. */
export const OnePlanIsNotStretched = {
  ...story([monthly], {}, desktop),
  play: async ({ canvas }) => {
    const item = canvas.getByRole('heading', { name: 'Apex monthly' }).closest('li');
    expect(item?.clientWidth).toBeLessThan(500);
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

/** The price before an active discount is struck through, and announced with a word that says so. */
export const ActiveDiscountShowsPriceBefore = {
  ...story([getPlan(1), getPlan(2)]),
  tags: ['@lic-03'],
  play: async ({ canvas }) => {
    expect(canvas.getByText('Before: €79.90')).toBeInTheDocument();
    expect(canvas.getByText('Opening offer').closest('p')).toHaveTextContent(
      /Opening offer · until .December \d+, 2026/,
    );
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

/** The checkout returns to the page, or to the title that its parameter `from` names. */
export const ButtonLeadsToTheCheckoutAndBack = {
  ...story([unlinked]),
  beforeEach: () => {
    query.value = new URLSearchParams({ from: '/video/1001' });
  },
  tags: ['@pay-01'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: monthly.cta ?? 'Choose plan' });
    expect(link).toHaveAttribute('href', '/payment/1?from=%2Fvideo%2F1001');
    query.value = new URLSearchParams();
    const here = encodeURIComponent(location.pathname);
    await waitFor(() => expect(link.getAttribute('href')).toMatch(new RegExp(`^/payment/1\\?from=${here}`)));
    await userEvent.click(link);
    expect(reported).toContainEqual({ type: 'selectLicence', licenceId: 1 });
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

export const UpcomingDiscountShowsItsStart = story([getPlan(3)]);
export const TrialShowsPriceAfterwards = story([{ ...monthly, trialPeriod: 'P1M' }]);
export const PayPerViewIsPaidOnce = story([getPlan(7)]);
export const FixedDateShowsEndOfAccess = story([getPlan(8)]);
export const FreePlanShowsNoPrice = story([getPlan(9)]);

/** A page from a shared cache shows the prices of the viewer's country once they are loaded. */
export const PricesOfTheCountryReplaceProvisionalOnes = {
  ...story([monthly], { source: { licenceIds: [1] }, isProvisional: true }),
  parameters: withData({
    plans: async ({ licenceIds }) =>
      licenceIds?.map((id) => ({ ...monthly, id, price: { amount: 2990, scale: 2, currency: 'BRL' } })) ?? [],
  }),
  tags: ['@lic-05'],
  play: async ({ canvas }) => {
    expect(await canvas.findByText(/R\$29\.90/)).toBeInTheDocument();
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

/** A plan without a price for the viewer has neither a price nor a button. */
export const PlanWithoutPriceIsNotAvailable = {
  ...story([monthly, { ...getPlan(2), price: { amount: 0, scale: 2, currency: 'EUR' }, isPurchasable: false }]),
  tags: ['@lic-05'],
  play: async ({ canvas }) => {
    expect(canvas.getByText('Not available in your country')).toBeVisible();
    expect(canvas.getAllByRole('link')).toHaveLength(1);
    expect(canvas.queryByText(/0\.00/)).toBeNull();
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

/** The plans could not be read: their source came without plans. */
export const UnreadablePlansAskToReload = pageStory([{ $type: 'plans', attributes: { title: 'Plans', source: {} } }]);

const wordy: PlanItem = {
  ...getPlan(2),
  name: `${unbroken} für die ganze Familie`,
  description:
    'All of it, at home and on the road, in every language we have, with commentary or the noise of the hall alone. '.repeat(
      2,
    ),
  included: [unbroken, 'A line that is long enough to need a second one on nearly every screen that there is'],
};
const mixed: PlanItem[] = [
  wordy,
  { ...getPlan(7), cta: 'Buy the night, the replay and the rest' },
  { ...monthly, price: { amount: 129_900_000, scale: 2, currency: 'IDR' }, name: 'Short' },
  getPlan(3),
];

/** The parts of plans side by side are aligned: prices on one line, and buttons at the bottom. */
export const LongTextsAlignAndDoNotOverflow = {
  ...story(mixed, { highlighted: 2, highlightText: 'Most chosen' }, desktop),
  tags: ['@lic-06'],
  play: async ({ canvas }) => {
    const getBottoms = (parts: HTMLElement[]) => new Set(parts.map((part) => part.getBoundingClientRect().bottom));
    expect(getBottoms([canvas.getByText('€63.92'), canvas.getByText('€24.99')]).size).toBe(1);
    const links = canvas.getAllByRole('link');
    expect(getBottoms(links).size).toBe(2);
    expect(links).toHaveLength(4);
    await expectNoOverflow();
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;
export const LongTextsRightToLeft = story(mixed, { highlighted: 2, highlightText: unbroken }, rightToLeft);

/** Twelve plans in three columns. */
export const TwelvePlansInThreeColumns = story(
  Array.from({ length: 12 }, (_, index) => ({ ...getPlan((index % 3) + 1), id: index + 1, name: `Plan ${index + 1}` })),
  { highlighted: 5, highlightText: 'Most chosen' },
  desktop,
);

const narrow = [{ ...wordy, cta: unbroken }, getPlan(1), getPlan(8)];
export const NarrowScreenDoesNotOverflow = { ...story(narrow, {}, narrowest), play: expectNoOverflow };
export const NarrowScreenDoesNotOverflowRightToLeft = {
  ...story(narrow, {}, narrowestRightToLeft),
  play: expectNoOverflow,
};
