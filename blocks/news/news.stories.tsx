import schema from '#schemas/blocks/news.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';

const { example, reference } = blockStories('news', schema);
export default { title: 'blocks/news' };

export const FirstExample = example(0);
export const FirstExampleRightToLeft = example(0, rightToLeft);
export const SecondExample = example(1);
export const SecondExampleRightToLeft = example(1, rightToLeft);
export const ThirdExample = example(2);
export const ThirdExampleRightToLeft = example(2, rightToLeft);
export const FourthExample = example(3);
export const FourthExampleRightToLeft = example(3, rightToLeft);
export const FirstExampleInOtherRealm = example(0, otherRealm);
export const ReferenceOfPropertiesAndExamples = reference;
