import schema from '#schemas/blocks/news.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';

const { example, reference } = blockStories('news', schema);
export default { title: 'blocks/news' };

export const FirstExampleIsValidAndAccessible = example(0);
export const FirstExampleIsValidAndAccessibleRightToLeft = example(0, rightToLeft);
export const SecondExampleIsValidAndAccessible = example(1);
export const SecondExampleIsValidAndAccessibleRightToLeft = example(1, rightToLeft);
export const ThirdExampleIsValidAndAccessible = example(2);
export const ThirdExampleIsValidAndAccessibleRightToLeft = example(2, rightToLeft);
export const FourthExampleIsValidAndAccessible = example(3);
export const FourthExampleIsValidAndAccessibleRightToLeft = example(3, rightToLeft);
export const FirstExampleIsValidAndAccessibleInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;
