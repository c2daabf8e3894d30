import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { narrowest } from './narrow.ts';
import { Reference } from './reference.tsx';
import type { DescribedSchema } from './properties.ts';
import { expectValid, loadKinds, type StoryElement, StoryPage } from './page-story.tsx';

/*
 * Stories made from the examples of a schema. A stories file of a block is
 *
 *   import schema from '#schemas/blocks/hero.schema.json';
 *   import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
 *
 *   const { example, reference } = blockStories('hero', schema);
 *   export default { title: 'blocks/hero' };
 *
 *   export const First = example(0);
 *   export const FirstRightToLeft = example(0, rightToLeft);
 *   export const Second = example(1);
 *   export const SecondRightToLeft = example(1, rightToLeft);
 *   export const OtherRealm = example(0, otherRealm);
 *   export const Reference = reference;
 *
 * Each example once in both directions, one in the other realm, and the reference: a test counts them. Exports are
 * written out because Storybook reads them without running the file. A story that does something adds to one:
 * `{ ...example(0), play: async ({ canvas }) => … }`; one that needs company is a `pageStory` (page-story.tsx).
 *
 * What is not a block (a form field, a menu layout) gives its own way to draw an example:
 *
 *   const { example, reference } = exampleStories(schema, (options) => <OneField options={options} />);
 */

type Globals = NonNullable<StoryObj['globals']>;

/** For `example`: in Arabic, from right to left. */
export const rightToLeft: Globals = { locale: 'ar' };
/** For `example`: in the realm lumen and in the narrowest window, where the preview tries a long word in each text. */
export const otherRealm: Globals = { ...narrowest, realm: 'lumen' };

/** Rules that hold for a page and not for many examples side by side; each example is held to them by its own story. */
const alone = [
  'heading-order',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
].map((id) => ({ id, enabled: false }));

/** What a schema's stories are made of. */
export interface ExampleStories {
  /** The story of one example. Throws when the schema has no such example. */
  example: (index: number, globals?: Globals) => StoryObj;
  /** The schema in words: its properties, then every example with its JSON and what it looks like. */
  reference: StoryObj;
}

/** Stories of a schema's examples, drawn by `draw`; `loaders` run before. */
export function exampleStories(
  schema: DescribedSchema,
  draw: (example: unknown, index: number) => ReactNode,
  loaders: NonNullable<StoryObj['loaders']> = [],
): ExampleStories {
  const { examples } = schema;
  return {
    example: (index, globals = {}) => {
      if (index >= examples.length) throw new Error(`${schema.$id} has ${examples.length} examples, none at ${index}`);
      return {
        loaders,
        globals,
        render: () => <>{draw(examples[index], index)}</>,
        play: async ({ canvasElement }) => expectValid(canvasElement),
      };
    },
    reference: {
      parameters: { a11y: { config: { rules: alone } } },
      loaders,
      render: () => <Reference schema={schema} draw={draw} />,
      play: async ({ canvasElement }) => expectValid(canvasElement),
    },
  };
}

/** Stories of a block: each example as the only element of a page, or after those that it needs beside it. */
export function blockStories(
  kind: string,
  schema: DescribedSchema,
  before: (attributes: unknown) => StoryElement[] = () => [],
): ExampleStories {
  const elementsOf = (attributes: unknown) => [...before(attributes), { $type: kind, attributes }];
  return exampleStories(
    schema,
    (attributes, index) => <StoryPage elements={elementsOf(attributes)} name={`example ${index}`} />,
    [loadKinds(schema.examples.flatMap(elementsOf))],
  );
}
