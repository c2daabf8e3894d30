import { expect, within } from 'storybook/test';
import schema from '#schemas/blocks/bucket.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../.storybook/example-story.tsx';
import { pageStory } from '../../.storybook/page-story.tsx';

const { example, reference } = blockStories('bucket', schema);
export default { title: 'blocks/bucket' };

export const First = example(0);
export const FirstRightToLeft = example(0, rightToLeft);
export const Second = example(1);
export const SecondRightToLeft = example(1, rightToLeft);
export const Third = example(2);
export const ThirdRightToLeft = example(2, rightToLeft);
export const OtherRealm = example(0, otherRealm);
export const Reference = reference;

/** A row whose titles come after its page, between two that are there. */
const late = (bucketId: string, more: object = {}) => ({
  $type: 'bucket',
  attributes: { bucketId, exid: bucketId, name: 'Late', type: 'VOD_VIDEO', sectionId: 'stories', ...more },
});
const after = { $type: 'bucket', attributes: schema.examples[0] };
const heightOf = (canvas: HTMLElement) => canvas.querySelector('[data-bucket]')?.getBoundingClientRect().height ?? 0;

export const Hangs = {
  ...pageStory([late('hangs'), after]),
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('region', { name: 'Late', busy: true });
    expect(row.querySelectorAll('li')).toHaveLength(7);
    expect(canvasElement.querySelectorAll('article')).toHaveLength(3);
  },
} satisfies typeof First;

export const HangsWithPosters = pageStory(
  [late('hangs', { rowTypeData: { displayPosters: true, rowCount: 2 }, reserve: { count: 4 } }), after],
  rightToLeft,
);

export const FailsAndIsTriedAgain = {
  ...pageStory([late('fails'), after]),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const waiting = heightOf(canvasElement);
    expect(await canvas.findByRole('alert')).toHaveTextContent('This row could not be loaded');
    expect(heightOf(canvasElement)).toBe(waiting);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const row = within(canvas.getByRole('region', { name: 'Late' }));
    const card = await row.findByRole('link', { name: /Night of the Southpaws/ });
    expect(card).toHaveFocus();
    expect(heightOf(canvasElement)).toBe(waiting);
    expect(canvas.queryByRole('alert')).toBeNull();
  },
} satisfies typeof First;

export const TurnsOutEmptyInSight = {
  ...pageStory([late('few', { minItems: 4, emptyDescription: 'Come back on Friday.' }), after]),
  play: async ({ canvas, canvasElement }) => {
    const waiting = heightOf(canvasElement);
    // It may not go, since that would pull up what stands below it.
    expect(await canvas.findByText('Nothing here at the moment.')).toBeVisible();
    expect(heightOf(canvasElement)).toBe(waiting);
  },
} satisfies typeof First;

export const EmptyGivesWayToItsFallback = {
  ...pageStory([
    {
      ...late('short', { contentList: [], onEmpty: 'fallback' }),
      fallback: ['separator3d', { $zone: 'list', ...after }],
    },
  ]),
  play: async ({ canvas }) => {
    expect(canvas.queryByText('Late')).toBeNull();
    expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
} satisfies typeof First;
