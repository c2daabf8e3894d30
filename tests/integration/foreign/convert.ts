import type { FolderFiles } from '../../support/realm-folder.ts';

// Sample script of a partner that converts definitions of other systems. The samples beside it are invented.

type Plain = Record<string, unknown>;

/** A page block as exported by block-based content systems. */
interface StoryBlock {
  component: string;
  headline?: string;
  html?: string;
  copy?: string;
  image?: { filename: string; alt: string };
  image_position?: string;
  cta?: { label: string; link: { url: string } };
  entries?: { question: string; answer: string }[];
  media_id?: string;
  form?: string;
}
export interface Story {
  story: { name: string; slug: string; content: { body: StoryBlock[] } };
}

/** An input of a card with a form. */
interface CardInput {
  type: string;
  id?: string;
  text?: string;
  title?: string;
  label?: string;
  isRequired?: boolean;
  isMultiline?: boolean;
  placeholder?: string;
  min?: unknown;
  max?: unknown;
  maxLength?: number;
  style?: string;
  choices?: { title: string; value: string }[];
}
export interface CardForm {
  body: CardInput[];
  actions: { title: string }[];
}

/** Form fields as JSON Schema with UI hints. */
interface SchemaField {
  type: string;
  title: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  maxLength?: number;
  enum?: string[];
}
interface LookOfField {
  'ui:widget'?: string;
  'ui:help'?: string;
  'ui:enumNames'?: string[];
  'ui:options'?: { rows?: number };
}
export interface SchemaForm {
  schema: { title: string; required: string[]; properties: Record<string, SchemaField> };
  uiSchema: Record<string, LookOfField> & { 'ui:submitButtonOptions'?: { submitText: string } };
}

/** A feed of a video platform. */
export interface Feed {
  playlist: {
    mediaid: string;
    title: string;
    description: string;
    pubdate: number;
    duration: number;
    tags: string;
    sources: { type: string; file: string }[];
    tracks: { kind: string; language: string; file: string }[];
  }[];
}

/** Removes undefined properties. */
const given = (value: Plain): Plain =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));

const element = (kind: string, attributes: Plain) => ({ $type: kind, $zone: 'list', attributes: given(attributes) });
const field = (id: string, type: string, { required = false, ...more }: Plain) =>
  given({ id, type, required, messages: {}, ...more });
const choicesOf = (choices: { title: string; value: string }[] = []) =>
  choices.map(({ title, value }) => ({ value, displayName: title }));

/** Image size encoded in the address. */
const sizeIn = (address: string): [number, number] => {
  const [, width = '1600', height = '900'] = /\/(\d+)x(\d+)\//.exec(address) ?? [];
  return [Number(width), Number(height)];
};

function elementOf(block: StoryBlock): object {
  const { component, headline, image } = block;
  switch (component) {
    case 'rich_text':
      return element('textBlock', { title: headline, text: block.html });
    case 'image_with_text': {
      const [width, height] = sizeIn(image?.filename ?? '');
      const link = { type: 'EXTERNAL', url: block.cta?.link.url };
      const button = { text: block.cta?.label, type: 'SECONDARY', action: { type: 'navigate', data: { link } } };
      const side = block.image_position === 'right' ? 'END' : 'START';
      const picture = { source: image?.filename, alt: image?.alt, width, height };
      return element('imageText', {
        title: headline,
        text: block.copy,
        ...picture,
        side,
        ...(block.cta && { button }),
      });
    }
    case 'faq':
      return element('questions', {
        title: headline,
        items: block.entries?.map(({ question, answer }) => ({ question, answer })),
      });
    case 'teaser_video':
      return element('video', { title: headline, source: { type: 'IDS', ids: [block.media_id ?? ''] } });
    case 'form_reference':
      return element('form', { title: headline, form: block.form });
    default:
      throw new Error(`No element is known for ${component}`);
  }
}

/** Converts a page of blocks. */
export const convertStory = ({ story }: Story): FolderFiles => ({
  [`pages/${story.slug}.json`]: {
    version: '1.0',
    title: story.name,
    elements: story.content.body.map((block) => elementOf(block)),
  },
});

function fieldOfInput(input: CardInput): object[] {
  const { type, id = '', isRequired: required, label, min, max, maxLength, placeholder } = input;
  const shared = { required, label: label ?? input.title };
  switch (type) {
    case 'Input.Text':
      return [field(id, input.isMultiline ? 'textarea' : 'text', { ...shared, maxLength, placeholder })];
    case 'Input.Number':
      return [field(id, 'number', { ...shared, min, max })];
    case 'Input.Date':
      return [field(id, 'date', { ...shared, min, max })];
    case 'Input.Toggle':
      return [field(id, 'checkbox', shared)];
    case 'Input.ChoiceSet':
      return input.style === 'expanded'
        ? [field(id, 'radio', { ...shared, acceptableValues: choicesOf(input.choices) })]
        : [field(id, 'dropdown', { ...shared, placeholder, acceptableValues: choicesOf(input.choices) })];
    default:
      return [];
  }
}

/** Converts a card with a form. */
export const convertCardForm = (name: string, { body, actions }: CardForm): FolderFiles => ({
  [`forms/${name}.json`]: {
    version: '1.0',
    title: body.find(({ type }) => type === 'TextBlock')?.text,
    submitLabel: actions[0]?.title,
    fields: body.flatMap(fieldOfInput),
  },
});

function fieldOfSchema(id: string, schema: SchemaField, look: LookOfField = {}, required: boolean): object {
  const { type, title: label, minimum: min, maximum: max, multipleOf: step, maxLength } = schema;
  const shared = { required, label, hint: look['ui:help'] };
  const names = look['ui:enumNames'] ?? schema.enum;
  if (schema.enum) {
    const choices = schema.enum.map((value, index) => ({ value, title: names?.[index] ?? value }));
    const kind = look['ui:widget'] === 'radio' ? 'radio' : 'dropdown';
    return field(id, kind, { ...shared, acceptableValues: choicesOf(choices) });
  }
  if (type === 'boolean') return field(id, 'checkbox', shared);
  if (type === 'integer' || type === 'number')
    return field(id, 'number', { ...shared, min, max, step: type === 'integer' ? 1 : (step ?? 0.01) });
  if (look['ui:widget'] === 'textarea')
    return field(id, 'textarea', { ...shared, maxLength, rows: look['ui:options']?.rows });
  return field(id, schema.format === 'email' ? 'email' : 'text', { ...shared, maxLength });
}

/** Converts a JSON Schema form. */
export const convertSchemaForm = (name: string, { schema, uiSchema }: SchemaForm): FolderFiles => ({
  [`forms/${name}.json`]: {
    version: '1.0',
    title: schema.title,
    submitLabel: uiSchema['ui:submitButtonOptions']?.submitText,
    fields: Object.entries(schema.properties).map(([id, one]) =>
      fieldOfSchema(id, one, uiSchema[id], schema.required.includes(id)),
    ),
  },
});

/** Converts a feed to films and titles. */
export const convertFeed = ({ playlist }: Feed) => ({
  films: Object.fromEntries(
    playlist.map(({ mediaid, duration, sources, tracks }) => [
      mediaid.toLowerCase(),
      given({
        duration,
        hls: sources.find(({ type }) => type.endsWith('mpegurl'))?.file,
        dash: sources.find(({ type }) => type.endsWith('dash+xml'))?.file,
        ...(tracks.length > 0 && {
          subtitles: tracks.map(({ language, file }) => ({ language, format: 'vtt', url: file })),
        }),
      }),
    ]),
  ),
  files: {
    'catalogue/feed.json': {
      version: '1.0',
      videos: playlist.map(({ mediaid, title, description, duration, pubdate, tags }) => ({
        id: mediaid,
        title,
        description,
        duration,
        publishedAt: `${new Date(pubdate * 1000).toISOString().slice(0, 10)}`,
        access: 'GRANTED',
        media: mediaid.toLowerCase(),
        tags: tags.split(','),
      })),
    },
  } satisfies FolderFiles,
});
