import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import schema from '#schemas/blocks/gridBlock.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { pageStory } from '../../tests/support/stories/page-story.tsx';
import { cardLinks, cardsOf, rowOf, scrollToEnd, sectionOf, withData } from '../../tests/support/stories/rows.ts';

const { example, reference } = blockStories('gridBlock', schema);
export default { title: 'blocks/gridBlock' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

const nested = rowOf('nested', { contentList: cardsOf(10), paging: { moreDataAvailable: true, lastSeen: 'ten' } });

export const NestedRowLoadsItsNextPage: StoryObj = {
  ...pageStory([{ $type: 'gridBlock', attributes: { title: 'Before the first bell', elements: [nested] } }]),
  tags: ['@def-05', '@def-12'],
  parameters: withData({
    bucket: async () => ({ contentList: cardsOf(3, {}, 11), paging: { moreDataAvailable: false } }),
  }),
  play: async ({ canvasElement }) => {
    const row = sectionOf(canvasElement, 'nested');
    await expect(cardLinks(row)).toHaveLength(10);
    scrollToEnd(row);
    await waitFor(() => expect(cardLinks(row)).toHaveLength(13));
  },
};
