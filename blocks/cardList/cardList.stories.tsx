import { expect } from 'storybook/test';
import schema from '#schemas/blocks/cardList.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { pageStory } from '../../tests/support/stories/page-story.tsx';

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

const small = schema.examples.findIndex((one) => 'listOnSmallScreens' in one);

/** Whether the cards stand one below the other at their whole width, with nothing to turn; or side by side. */
const shape = (list: HTMLElement) => {
  const [one, other] = list.querySelectorAll('li');
  if (!one || !other) throw new Error('There are too few cards');
  const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const turns = [...(list.parentElement?.querySelectorAll('button') ?? [])].some((button) => button.checkVisibility());
  if (first.bottom <= second.top && first.left === second.left && !turns) return 'list';
  return first.top === second.top ? 'row' : 'neither';
};
const lies = (viewport: string, expected: 'list' | 'row') =>
  ({
    tags: ['@card-05'],
    ...example(small),
    globals: { viewport: { value: viewport } },
    play: async ({ canvas }) => {
      await expect(shape(await canvas.findByRole('list', { name: 'From the same corner' }))).toBe(expected);
    },
  }) satisfies typeof First;

export const ListOnPhones = lies('mobile1', 'list');
export const ListOnTablets = lies('tablet', 'list');
export const RowOnDesktops = lies('desktop', 'row');
