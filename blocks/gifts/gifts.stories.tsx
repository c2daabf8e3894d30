import { expect } from 'storybook/test';
import schema from '#schemas/blocks/gifts.schema.json';
import type { DataPort } from '#renderers/ports/data.ts';
import type { GiftItem } from '#schemas/generated/types.ts';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../tests/support/stories/narrow.ts';
import { pageStory } from '../../tests/support/stories/page-story.tsx';
import { withData } from '../../tests/support/stories/rows.ts';

const { example, reference } = blockStories('gifts', schema);
export default { title: 'blocks/gifts', tags: ['@gift-01'], parameters: { plurals: true } };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

type Story = typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

const gifts = (schema.examples[0]?.products ?? []) as GiftItem[];
const story = (attributes: object, globals = {}) => pageStory([{ $type: 'gifts', attributes }], globals);

/** A data port that lists gifts. */
const listOf = (entries: GiftItem[]) => (async () => ({ entries })) as unknown as DataPort['list'];

/** Each gift says what it costs, for how long it is, and leads to its form. */
export const GiftSaysItsPeriodAndPriceAndLeadsToItsForm = {
  ...story({ title: 'Gifts', products: gifts }),
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole('listitem');
    expect(card).toHaveTextContent('€27.99');
    expect(canvas.getByText('3 months of Apex monthly')).toBeVisible();
    const [link] = canvas.getAllByRole('link', { name: 'Give as a gift' });
    expect(link).toHaveAttribute('href', '/gift/three-months');
    expect(link).toHaveAccessibleDescription('Three months of Apex');
  },
} satisfies Story;

/** A page without the gifts asks for those of its source. */
export const PageWithoutGiftsAsksForThem = {
  ...story({ title: 'Gifts', source: { giftIds: ['year'] } }),
  parameters: withData({ list: listOf(gifts) }),
  play: async ({ canvas }) => {
    expect(await canvas.findByRole('heading', { name: 'A year of Apex' })).toBeVisible();
    expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
} satisfies Story;

/** A page from a shared cache shows the prices of the viewer's country once they are loaded. */
export const PricesOfTheCountryReplaceProvisionalOnes = {
  ...story({ products: gifts.slice(0, 1), isProvisional: true }),
  parameters: withData({
    list: listOf(gifts.slice(0, 1).map((gift) => ({ ...gift, price: { amount: 9990, scale: 2, currency: 'BRL' } }))),
  }),
  play: async ({ canvas }) => expect(await canvas.findByText(/R\$99\.90/)).toBeVisible(),
} satisfies Story;

export const LoadingKeepsTheHeightOfTheCards = {
  ...story({ title: 'Gifts', source: {} }),
  parameters: withData({ list: () => new Promise<never>(() => undefined) }),
  play: async ({ canvas }) => {
    const [status] = canvas.getAllByText(/Loading/);
    expect(status?.clientHeight).toBeGreaterThan(300);
  },
} satisfies Story;

export const FailedRequestSaysSo = {
  ...story({ title: 'Gifts', source: {} }),
  parameters: withData({ list: () => Promise.reject(new Error('503')) }),
  play: async ({ canvas }) => expect(await canvas.findByText(/couldn’t load the gifts/)).toBeVisible(),
} satisfies Story;

const long = gifts.map((gift) => ({
  ...gift,
  name: unbroken,
  description: unbroken,
  licenceName: unbroken,
  included: [unbroken],
  price: { amount: 123_456_789_000, scale: 2, currency: 'IDR' },
}));
export const LongWordsFitTheNarrowestWindow = {
  ...story({ title: unbroken, description: unbroken, products: long }, narrowest),
  play: expectNoOverflow,
} satisfies Story;
export const LongWordsFitTheNarrowestWindowRightToLeft = {
  ...LongWordsFitTheNarrowestWindow,
  globals: narrowestRightToLeft,
} satisfies Story;
