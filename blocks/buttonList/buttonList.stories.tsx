import schema from '#schemas/blocks/buttonList.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';

const { example, reference } = blockStories('buttonList', schema);
export default { title: 'blocks/buttonList' };

export const FirstExampleIsValidAndAccessible = example(0);
export const FirstExampleIsValidAndAccessibleRightToLeft = example(0, rightToLeft);
export const SecondExampleIsValidAndAccessible = example(1);
export const SecondExampleIsValidAndAccessibleRightToLeft = example(1, rightToLeft);
export const FirstExampleIsValidAndAccessibleInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;
