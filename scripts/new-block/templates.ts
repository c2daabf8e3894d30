/** Contents of a new block's files. */
interface Template {
  schema: object;
  /** File contents by name within the block's folder. */
  files: Record<string, string>;
}

/** Capitalises a name for a component. */
export const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);

const property = (file: string, part: string, description?: string) => ({
  $ref: `../definitions/${file}.schema.json#/$defs/${part}`,
  ...(description !== undefined && { description }),
});

const schemaOf = (kind: string, more: object) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `blocks/${kind}.schema.json`,
  title: capital(kind),
  description: `Say in a sentence what ${kind} shows.`,
  type: 'object',
  required: ['title'],
  ...more,
});

const filesOf = (kind: string, component: string, styles: string): Record<string, string> => ({
  'index.ts': `import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/${kind}.js';
import { ${capital(kind)} } from './${kind}.tsx';

export default defineBlock({ kind: '${kind}', validate, component: ${capital(kind)} });
`,
  [`${kind}.tsx`]: component,
  [`${kind}.styles.ts`]: styles,
  [`${kind}.stories.tsx`]: `import schema from '#schemas/blocks/${kind}.schema.json';
import { blockStories, otherRealm, rightToLeft } from '../../tests/support/stories/example-story.tsx';

const { example, reference } = blockStories('${kind}', schema);
export default { title: 'blocks/${kind}' };

export const FirstSchemaExampleRendersWithoutAccessibilityErrors = example(0);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(0, rightToLeft);
export const SecondSchemaExampleRendersWithoutAccessibilityErrors = example(1);
export const SecondSchemaExampleRendersWithoutAccessibilityErrorsRightToLeft = example(1, rightToLeft);
export const FirstSchemaExampleRendersWithoutAccessibilityErrorsInOtherRealm = example(0, otherRealm);
export const ReferenceListsPropertiesAndExamples = reference;
`,
});

/** Template of a block that shows what its author writes. */
export const plainBlock = (kind: string): Template => ({
  schema: schemaOf(kind, {
    properties: { title: property('common', 'line', 'Title.') },
    examples: [{ title: 'First example' }, { title: 'Second example' }],
  }),
  files: filesOf(
    kind,
    `import type { BlockProps } from '#renderers/registry/block.ts';
import { section } from './${kind}.styles.ts';

/** Say what it shows. */
export const ${capital(kind)} = ({ attributes }: BlockProps<'${kind}'>) => (
  <section className={section}>
    <h2>{attributes.title}</h2>
  </section>
);
`,
    `import { css } from '@linaria/core';
import { gutter } from '#renderers/theme/tokens.ts';

export const section = css\`
  padding-inline: \${gutter};
\`;
`,
  ),
});

const byServer = 'Filled in by the server.';
const contract = ['minItems', 'onEmpty', 'emptyTitle', 'emptyDescription', 'reserve'];
const card = { id: 1, type: 'VOD', title: 'A title', accessLevel: 'GRANTED', placeholder: '#2a2033' };

/** Template of a block that the server fills with titles, with loading on demand and the row contract. */
export const boundBlock = (kind: string): Template => ({
  schema: schemaOf(kind, {
    'x-bound': { data: 'titles', items: 'cards' },
    properties: {
      tab: property('common', 'tab'),
      title: property('common', 'line', 'Title.'),
      source: { $ref: '../definitions/source.schema.json' },
      cards: {
        description: `The titles. ${byServer}`,
        type: 'array',
        items: { $ref: '../definitions/card.schema.json' },
        maxItems: 200,
      },
      sectionId: property('common', 'key', `The page that holds them. ${byServer}`),
      bucketId: property('common', 'key', `The name to ask for them by. ${byServer}`),
      ...Object.fromEntries(contract.map((name) => [name, property('row-contract', name)])),
    },
    examples: [
      { title: 'First example', cards: [card, { ...card, id: 2, title: 'Another title' }], minItems: 2 },
      {
        tab: 'films',
        title: 'Second example',
        source: { type: 'VIDEOS', sort: 'NEWEST' },
        cards: [],
        onEmpty: 'message',
      },
    ],
  }),
  files: filesOf(
    kind,
    `import { type CardLook, ContentCard } from '#renderers/card/content-card.tsx';
import { sizesFor } from '#renderers/card/per-row.ts';
import { ElementFallback } from '#renderers/page/stand-in.tsx';
import type { BlockProps } from '#renderers/registry/block.ts';
import { aspectOf, skeletonCount } from '#renderers/row/room.ts';
import { kept, ratios, texts } from '#renderers/row/row-filler.styles.ts';
import { RowFiller } from '#renderers/row/row-filler.tsx';
import { useRowState } from '#renderers/row/use-row-state.ts';
import { section, sectionTitle } from '#renderers/theme/section.styles.ts';
import { list } from './${kind}.styles.ts';

const look: CardLook = { poster: false, hideMetadata: false, metadata: 'regular', sizes: sizesFor('regular') };

/** Say what it shows. */
export function ${capital(kind)}({ attributes, fallback, pointer }: BlockProps<'${kind}'>) {
  const { title, cards, sectionId, bucketId } = attributes;
  const rowState = useRowState({ sectionId, bucketId, contentList: cards }, attributes);
  const { row, view, late } = rowState;
  if (view === 'hide') return null;
  if (view === 'fallback')
    return <ElementFallback $type="${kind}" attributes={attributes} fallback={fallback} pointer={pointer} />;
  const room = \`\${ratios[aspectOf('16:9', attributes)]} \${texts.card} \${late ? kept : ''}\`;
  return (
    <section ref={rowState.ref} className={section} aria-busy={rowState.busy}>
      <h2 className={sectionTitle}>{title}</h2>
      <ul role="list" className={\`\${list} \${room}\`}>
        {view === 'cards'
          ? row.cards.map((card) => (
              <li key={\`\${card.type}#\${card.id}\`}>
                <ContentCard card={card} look={look} />
              </li>
            ))
          : null}
        <RowFiller rowState={rowState} contract={attributes} count={skeletonCount(1, attributes)} />
      </ul>
    </section>
  );
}
`,
    `import { css } from '@linaria/core';
import { space } from '#renderers/theme/tokens.ts';

export const list = css\`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: \${space.m};
  margin: 0;
  padding: 0;
  list-style: none;
\`;
`,
  ),
});
