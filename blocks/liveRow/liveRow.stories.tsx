import { expect } from 'storybook/test';
import schema from '#schemas/blocks/liveRow.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { pageStory } from '../../tests/support/stories/page-story.tsx';

const { example, reference } = blockStories('liveRow', schema);
export default { title: 'blocks/liveRow' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

const [first, second] = schema.examples;

export const EmptyLiveRowIsNotRendered = {
  ...pageStory([
    { $type: 'liveRow', attributes: second },
    { $type: 'liveRow', attributes: first },
  ]),
  play: async ({ canvas }) => {
    // The empty row is not in the document: no title and no empty region for screen readers.
    expect(canvas.queryByText('Live now')).toBeNull();
    expect(canvas.getAllByRole('article')).toHaveLength(4);
    expect(canvas.getByRole('link', { name: /Okafor v. Lindqvist 3/ })).toBeVisible();
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;

export const LongTextsAndMissingPicturesAreAccessible = pageStory([
  {
    $type: 'liveRow',
    attributes: {
      ...first,
      title: 'Everything that is on at this very moment, and what is about to begin',
      cards: first?.cards.map((card) => ({
        ...card,
        title: `${card.title}, seen from the corner of whoever lost it the last time`,
        thumbnailUrl: '/images/nowhere.svg',
      })),
    },
  },
]);

const late = (bucketId: string) => ({
  $type: 'liveRow',
  attributes: { title: bucketId, sectionId: 'stories', bucketId },
});

export const LoadingLiveRowReservesTheHeightOfItsCards = {
  ...pageStory([late('events'), late('hangs')]),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Okafor v. Lindqvist 3/ });
    const [come, hang] = ['events', 'hangs'].map((name) => canvas.getByRole('region', { name }).clientHeight);
    expect(come).toBe(hang);
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;
