import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { narrowest } from './narrow.ts';
import { Reference } from './reference.tsx';
import type { DescribedSchema } from './properties.ts';
import { expectValid, loadKinds, type StoryElement, StoryPage } from './page-story.tsx';

/*
 * Stories made from the examples of a schema. A block's stories file looks like this:
 *
 *   import schema from '#schemas/blocks/hero.schema.json';
 *   import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';
 *
 *   const { example, reference } = blockStories('hero', schema);
 *   export default { title: 'blocks/hero' };
 *
 *   export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
 *   export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
 *   export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
 *   export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
 *   export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
 *   export const ReferenceListsPropertiesAndExamples = reference;
 *
 * Required are each example in both directions, one in the other realm, and the reference; a test checks this. Exports
 * are written out because Storybook reads them without running the file. A story with interaction extends an example:
 * `{ ...example(0), play: async ({ canvas }) => … }`; one that needs other elements uses `pageStory` (page-story.tsx).
 *
 * Other things than blocks (form fields, menu layouts) pass a function that renders an example:
 *
 *   const { example, reference } = exampleStories(schema, (options) => <OneField options={options} />);
 */

type Globals = NonNullable<StoryObj['globals']>;

/** Globals for `example`: Arabic, right to left. */
export const rightToLeft: Globals = { locale: 'ar' };
/**
 * Globals for `example`: the realm lumen in the narrowest window, where the preview also tries a long word in each
 * text.
 */
export const otherRealm: Globals = { ...narrowest, realm: 'lumen' };

/**
 * Accessibility rules for whole pages, which several examples side by side violate; each example's own story checks
 * them.
 */
const alone = [
  'heading-order',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
].map((id) => ({ id, enabled: false }));

/** Stories of a schema. */
export interface ExampleStories {
  /**
   * Creates the story of one example.
   * @throws Error for an unknown index
   */
  example: (index: number, globals?: Globals) => StoryObj;
  /** Documentation of the schema: its properties, then every example as JSON and rendered. */
  reference: StoryObj;
}

/** Creates stories of a schema's examples, rendered by `draw`; `loaders` run before. */
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

/** Creates stories of a block: each example as the only element of a page, or after the elements from `before`. */
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
