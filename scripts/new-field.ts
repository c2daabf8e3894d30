import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from './generate.ts';
import { addLine } from './new-block.ts';
import { capital } from './new-block/templates.ts';

const common = (name: string) => ({ $ref: `../definitions/field-common.schema.json#/$defs/${name}` });

const schemaOf = (type: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `fields/${type}.schema.json`,
  title: `${capital(type)} field`,
  description: `Say in a sentence what ${type} asks for.`,
  type: 'object',
  required: ['id', 'type', 'required', 'messages'],
  properties: {
    id: common('id'),
    type: { const: type, description: 'Kind of field.' },
    ...Object.fromEntries(
      ['label', 'hint', 'placeholder', 'size', 'required', 'readOnly', 'group', 'minLength', 'maxLength'].map(
        (name) => [name, common(name)],
      ),
    ),
    messages: common('messages'),
  },
  examples: [
    { id: type, type, label: 'First example', required: true, messages: {} },
    { id: 'second', type, label: 'Second example', required: false, messages: {} },
  ],
});

const rulesOf = (type: string) => `import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/** Say what makes a value right. */
export const rules: Rules<'${type}'> = { clean: cleanLine, check: checkLine };
`;

const filesOf = (type: string): Record<string, string> => ({
  'index.ts': `import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/${type}.js';
import { rules } from '#schemas/values/${type}.ts';
import { ${capital(type)} } from './${type}.tsx';

export default defineField({ type: '${type}', validate, component: ${capital(type)}, rules });
`,
  [`${type}.tsx`]: `import type { FieldProps } from '#renderers/registry/field.ts';
import { inputProps } from '#renderers/form/input-props.ts';

/** Say what is typed here. */
export const ${capital(type)} = (props: FieldProps<'${type}'>) => <input {...inputProps(props)} type="text" />;
`,
  [`${type}.stories.tsx`]: `import type { Meta } from '@storybook/react-vite';
import { FormView } from '#renderers/form/form-view.tsx';
import schema from '#schemas/fields/${type}.schema.json';
import { fieldStories, type FieldStory } from '../../../tests/support/stories/field-stories.tsx';

const meta: Meta<typeof FormView> = { title: 'fields/${type}', component: FormView };
export default meta;

const stories = fieldStories(schema.examples, { values: { ${type}: 'A value' } });

export const EmptyFieldIsAccessible: FieldStory = stories.empty;
export const FilledInFieldIsAccessible: FieldStory = stories.filled;
export const FieldShowsItsError: FieldStory = stories.wrong;
export const FilledInFieldIsAccessibleRightToLeft: FieldStory = stories.rightToLeft;
export const FieldShowsItsErrorRightToLeft: FieldStory = stories.wrongRightToLeft;
export const FilledInFieldIsAccessibleInOtherRealm: FieldStory = stories.otherRealm;
`,
});

/**
 * Creates a form field type below `root`: schema, rules, folder and registry entries.
 * @throws Error if the name is invalid or taken
 */
export async function newField(root: string, type: string): Promise<void> {
  if (!/^[a-z][A-Za-z0-9]{1,39}$/.test(type))
    throw new Error(`“${type}” is no name for a field: a small letter, then letters and digits, such as shoeSize.`);
  const at = (file: string) => path.join(root, file);
  const schema = at(`schemas/fields/${type}.schema.json`);
  const rules = at(`schemas/values/${type}.ts`);
  const folder = at(`blocks/fields/${type}`);
  if ([schema, rules, folder].some((place) => existsSync(place)))
    throw new Error(`There is a field or a file “${type}” already.`);
  writeFileSync(schema, `${JSON.stringify(schemaOf(type), null, 2)}\n`);
  writeFileSync(rules, rulesOf(type));
  mkdirSync(folder);
  for (const [file, text] of Object.entries(filesOf(type))) writeFileSync(path.join(folder, file), text);
  const edit = (file: string, change: (source: string) => string) =>
    writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
  edit('blocks/fields/registry.ts', (source) =>
    addLine(source, 'fields: FieldLoaders = {', `  ${type}: () => import('./${type}/index.ts'),`),
  );
  edit('schemas/values/check-values.ts', (source) =>
    addLine(
      source.replace(
        "\nimport { rules as text } from './text.ts';",
        `\nimport { rules as text } from './text.ts';\nimport { rules as ${type} } from './${type}.ts';`,
      ),
      '[Type in FieldType]: Rules<Type> } = {',
      `  ${type},`,
    ),
  );
  await generate(at('schemas'));
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [type = ''] = positionals;
  try {
    await newField(path.join(import.meta.dirname, '..'), type);
    console.log(`Made the schema, the rules and the folder of ${type}, and registered it.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
