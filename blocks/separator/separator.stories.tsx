import schema from '#schemas/blocks/separator.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';

const { example, reference } = blockStories('separator', schema);
export default { title: 'blocks/separator' };

export const FirstExampleIsValidAndAccessible = example(0);
export const FirstExampleIsValidAndAccessibleRightToLeft = example(0, rightToLeft);
export const SecondExampleIsValidAndAccessible = example(1);
export const SecondExampleIsValidAndAccessibleRightToLeft = example(1, rightToLeft);
export const FirstExampleIsValidAndAccessibleInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;
