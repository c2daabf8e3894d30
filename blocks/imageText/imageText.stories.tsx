import { expect } from 'storybook/test';
import schema from '#schemas/blocks/imageText.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../tests/support/stories/narrow.ts';
import { pageStory } from '../../tests/support/stories/page-story.tsx';

const { example, reference } = blockStories('imageText', schema);
export default { title: 'blocks/imageText' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;

const [first] = schema.examples;
const long = pageStory([{ $type: 'imageText', attributes: { ...first, title: unbroken, text: unbroken } }]);
export const LongWordsFitTheNarrowestWindow = { ...long, globals: narrowest, play: expectNoOverflow };
export const LongWordsFitTheNarrowestWindowRightToLeft = {
  ...long,
  globals: narrowestRightToLeft,
  play: expectNoOverflow,
};

/** The picture is on the configured side, and above the text on narrow screens. */
export const PictureIsOnTheConfiguredSideOrAboveTheText = {
  ...pageStory([
    { $type: 'imageText', attributes: { ...first, tab: undefined, side: 'START' } },
    { $type: 'imageText', attributes: { ...first, tab: undefined, side: 'END', button: undefined } },
  ]),
  tags: ['@def-21'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const pictures = canvas.getAllByRole('img', { name: 'The ring before the first bout' });
    const headings = canvas.getAllByRole('heading', { name: 'A night at the terminal' });
    const starts = (index: number) =>
      (pictures[index]?.getBoundingClientRect().left ?? 0) < (headings[index]?.getBoundingClientRect().left ?? 0);
    expect([starts(0), starts(1)]).toEqual([true, false]);
    expect(canvas.getAllByRole('link', { name: 'See the events' })).toHaveLength(1);
  },
} satisfies typeof FirstSchemaExampleRendersWithoutAccessibilityErrors;
