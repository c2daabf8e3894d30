import { expect } from 'storybook/test';
import schema from '#schemas/blocks/cardList.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../.storybook/example-story.tsx';
import { pageStory } from '../../.storybook/page-story.tsx';

const { example, reference } = blockStories('cardList', schema);
export default { title: 'blocks/cardList' };

export const First = example(0);
export const FirstRightToLeft = example(0, rightToLeft);
export const Second = example(1);
export const SecondRightToLeft = example(1, rightToLeft);
export const Third = example(2);
export const ThirdRightToLeft = example(2, rightToLeft);
export const Fourth = example(3);
export const FourthRightToLeft = example(3, rightToLeft);
export const OtherRealm = example(0, otherRealm);
export const Reference = reference;

const late = (bucketId: string) => ({
  $type: 'cardList',
  attributes: { title: bucketId, type: 'CAROUSEL', sectionId: 'stories', bucketId },
});

export const LateRowsKeepTheRoomOfTheirCards = {
  ...pageStory([late('comes'), late('hangs')]),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Night of the Southpaws/ });
    const [come, hang] = ['comes', 'hangs'].map((name) => canvas.getByRole('region', { name }).clientHeight);
    expect(come).toBe(hang);
  },
} satisfies typeof First;
