import { expect } from 'storybook/test';
import schema from '#schemas/blocks/fighters.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { pageStory } from '../../tests/support/stories/page-story.tsx';

const { example, reference } = blockStories('fighters', schema);
export default { title: 'blocks/fighters' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrors = example(2);
export const ThirdSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(2, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);

/** With a single fighter the picture is beside the name. */
export const SingleFighterHasThePictureBesideTheName = {
  ...pageStory([
    { $type: 'fighters', attributes: { title: 'Fighters', fighters: schema.examples[0]?.fighters?.slice(0, 1) } },
  ]),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) =>
    expect(canvasElement.querySelector('article img')?.getBoundingClientRect().width).toBeLessThanOrEqual(112),
};
export const ReferenceListsPropertiesAndExamples = reference;
