import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import themeSchema from '#schemas/definitions/theme.schema.json';
import { emulateMedia, press } from '../../../tests/support/stories/real-input.ts';
import { createLanguage, openForStory } from '../story-support.tsx';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import type { EditMode } from './edit-mode.ts';
import { EditorWorkspace } from './editor-workspace.tsx';
import type { Opened } from './use-open.ts';

const labelled = JSON.stringify({ version: '1.1', title: 't:sections.rules', elements: [] }, null, 2);
/** The draft: a page with a hero and two texts. In the published version, the page's title is a label. */
const page = JSON.stringify(
  {
    version: '1.1',
    title: 'Three parts',
    elements: [
      { $type: 'textBlock', $zone: 'list', attributes: { title: 'First text', text: 'One.' } },
      { $type: 'hero', $zone: 'header', attributes: { title: 'The hero', background: { placeholder: '#203040' } } },
      { $type: 'textBlock', $zone: 'list', attributes: { title: 'Second text', text: 'Two.' } },
    ],
  },
  null,
  2,
);

let opened: Opened;
let language: ReturnType<typeof createLanguage>;
const onReveal = fn();
const jump = { current: undefined };

export default {
  title: 'studio/editor form',
  parameters: { studio: true, layout: 'fullscreen' },
  tags: ['@edit-05'],
};

type Play = NonNullable<StoryObj['play']>;
interface Options {
  mode?: EditMode;
  kind?: EditedKind;
  text?: string;
  published?: string;
  globals?: NonNullable<StoryObj['globals']>;
  tags?: string[];
  media?: Record<string, string>;
}
const story = (play: Play, options: Options = {}): StoryObj => {
  const { mode = 'FORM', kind = 'page', text = page, published = labelled, media = {}, ...more } = options;
  return {
    ...more,
    beforeEach: async () => {
      sessionStorage.setItem('playbill-studio:writing', mode);
      language = createLanguage();
      opened = openForStory({ language, kind, published, text });
      const restoreMedia = await emulateMedia(media);
      return async () => {
        opened.checks.stop();
        opened.tickets.stop();
        await restoreMedia();
      };
    },
    render: () => <EditorWorkspace opened={opened} language={language} jump={jump} onReveal={onReveal} />,
    play,
  };
};

const source = () => opened.document.text.value;
const outline = () => screen.getByRole('tree', { name: 'Outline' });
const part = (name: RegExp) => within(outline()).getByRole('treeitem', { name });
const form = () => within(screen.getByRole('region', { name: /^Form: / }));
const formFor = async (title: string) =>
  waitFor(() => expect(form().getByRole('heading', { level: 2 })).toHaveTextContent(title));
const field = (name: string) => form().getAllByRole('textbox', { name })[0] as HTMLInputElement;
const problems = () => screen.getByRole('region', { name: 'Problems' });
const loaded = () => screen.findByRole('tree', { name: 'Outline' });
const parts = () =>
  within(outline())
    .getAllByRole('treeitem')
    .map(({ textContent }) => textContent?.replace(/^(Text block|Hero|Page)/, ''));

/** Changes in the form appear in the JSON editor and the reverse; both share one undo history. */
export const FormAndJsonEditTheSameText = story(
  async ({ userEvent }) => {
    await loaded();
    await userEvent.click(part(/^Hero/));
    await formFor('The hero');
    expect(field('Title')).toHaveValue('The hero');
    await userEvent.clear(field('Title'));
    await userEvent.type(field('Title'), 'Told by the form');
    await waitFor(() => expect(source()).toContain('"title": "Told by the form"'));
    await waitFor(() => expect(part(/^Hero/)).toHaveTextContent('Told by the form'));
    await userEvent.click(screen.getByText('"Second text"'));
    await formFor('Second text');
    expect(part(/Second text/)).toHaveAttribute('aria-selected', 'true');
  },
  { mode: 'BOTH' },
);

/** A problem is shown at its field, at its element in the outline, and in the list of problems. Undo removes it. */
export const ErrorIsShownAtItsFieldAndCanBeUndone = story(async ({ userEvent }) => {
  await loaded();
  await userEvent.click(part(/^Hero/));
  await formFor('The hero');
  // One change: slow typing is several steps of the history.
  await userEvent.tripleClick(field('Placeholder'));
  await userEvent.paste('blue');
  await waitFor(() => expect(field('Placeholder')).toHaveAccessibleDescription(/found "blue"/));
  expect(field('Placeholder')).toHaveAttribute('aria-invalid', 'true');
  expect(part(/^Hero.*one problem/)).toBeVisible();
  expect(problems()).toHaveTextContent('/elements/1/attributes/background/placeholder');
  field('Placeholder').focus();
  await press('{Control>}z{/Control}');
  await waitFor(() => expect(field('Placeholder')).toHaveValue('#203040'));
  await waitFor(() => expect(problems()).toHaveTextContent('1 warning'));
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  await waitFor(() => expect(source()).toContain('"blue"'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(source()).toContain('#203040'));
});

export const PartsAreMovedByKeyboard = story(async () => {
  await loaded();
  expect(parts()).toEqual(['Three parts', 'The hero', 'First text', 'Second text']);
  part(/^Page/).focus();
  await press('{Home}');
  expect(part(/^Page/)).toHaveAttribute('aria-selected', 'true');
  await press('{ArrowDown}');
  await waitFor(() => expect(part(/^Hero/)).toHaveFocus());
  await press('{ArrowDown}');
  await waitFor(() => expect(part(/First text/)).toHaveFocus());
  await press('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(parts()).toEqual(['Three parts', 'The hero', 'Second text', 'First text']));
  expect(part(/First text/)).toHaveFocus();
  await press('{Control>}d{/Control}');
  await waitFor(() => expect(parts()).toEqual(['Three parts', 'The hero', 'Second text', 'First text', 'First text']));
  await press('{Delete}');
  await waitFor(() => expect(parts()).toEqual(['Three parts', 'The hero', 'Second text', 'First text']));
});

/** Enter pressed before the list of kinds has loaded adds the first match. */
export const PartCanBeAddedBeforeTheKindsHaveLoaded = story(async () => {
  await loaded();
  const release = language.hold();
  screen.getByRole('button', { name: 'Add …' }).focus();
  await press('{Enter}');
  (await screen.findByRole('searchbox', { name: 'Find a kind' })).focus();
  await press('separator{Enter}');
  release();
  await waitFor(() => expect(part(/^Separator/)).toHaveAttribute('aria-selected', 'true'));
  await waitFor(() => expect(problems()).toHaveTextContent('1 warning'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** After another element was selected, text typed before its form is loaded does not change the previous element. */
export const TextTypedBeforeTheFormLoadsChangesNothing = story(async ({ userEvent, canvasElement }) => {
  await loaded();
  await userEvent.click(part(/^Page/));
  await formFor('Three parts');
  const show = language.hold();
  await userEvent.click(part(/^Hero/));
  part(/^Hero/).focus();
  await press('{Enter}Unpublished line');
  expect(canvasElement.querySelector('section[aria-busy="true"]')).toHaveProperty('inert', true);
  show();
  await formFor('The hero');
  await waitFor(() => expect(form().getAllByRole('textbox')[0]).toHaveFocus());
  expect(source()).not.toContain('Unpublished line');
});

export const ChoicesAndListsAreWrittenAsJson = story(async ({ userEvent }) => {
  await loaded();
  await userEvent.click(part(/^Hero/));
  await formFor('The hero');
  await userEvent.selectOptions(form().getByRole('combobox', { name: 'Alignment' }), 'CENTER');
  await userEvent.click(form().getByText(/^Tags/, { selector: 'summary, summary *' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add line of text' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Line of text 1' }), 'New');
  await userEvent.selectOptions(form().getByRole('combobox', { name: 'Gradient top' }), 'Yes');
  await waitFor(() => expect(source()).toContain('"gradientTop": true'));
  expect(source()).toContain('"alignment": "CENTER"');
  expect(JSON.parse(source()).elements[1].attributes.tags).toEqual(['New']);
});

/** An added element is empty but has a data source of its own, so that no example content is published. */
export const AddedPartsHaveNoPlaceholderContent = story(async ({ userEvent }) => {
  await loaded();
  for (const kind of ['Bucket', 'Bucket', 'Hero']) {
    await userEvent.click(screen.getByRole('button', { name: 'Add …' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a kind' }), `${kind}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await waitFor(() => expect(problems()).toHaveTextContent('1 warning'));
  const [first, second, ...others] = within(outline()).getAllByRole('treeitem', { name: /^Bucket/ });
  expect(others).toEqual([]);
  for (const [bucket, id] of [
    [first, 'bucket'],
    [second, 'bucket2'],
  ] as const) {
    if (bucket) await userEvent.click(bucket);
    await waitFor(() => expect(field('Bucket ID required')).toHaveValue(id));
  }
  expect(form().getAllByRole('combobox', { name: 'Type required' }).at(-1)).toBeVisible();
  expect(source()).not.toContain('Okafor');
});

const faulty = page
  .replace(
    '"title": "The hero",',
    '"title": "The hero", "heroId": 7, "primaryButton": { "type": "WATCH_NOW", "text": 7, "link": { "type": "VOD", "id": 1001 } },',
  )
  .replace('"#203040"', '"blue"');

/** A problem in the list leads to its field, also in a collapsed group, or to the JSON if there is no field. */
export const ClickOnAnErrorFocusesItsField = story(
  async ({ userEvent }) => {
    await loaded();
    await userEvent.click(part(/^Page/));
    await userEvent.click(await screen.findByRole('button', { name: /background\/placeholder/ }));
    await waitFor(() => expect(field('Placeholder')).toHaveFocus());
    expect(field('Placeholder')).toHaveAccessibleDescription(/a colour such as #1a2b3c/);
    await userEvent.click(form().getByText(/^Primary button/, { selector: 'summary, summary *' }));
    await userEvent.click(screen.getByRole('button', { name: /primaryButton\/text/ }));
    await waitFor(() => expect(form().getByRole('button', { name: 'Text: Show in the JSON' })).toHaveFocus());
    expect(within(form().getByRole('group', { name: 'Primary button' })).getAllByText('Text')[0]).toBeVisible();
  },
  { text: faulty, tags: ['@edit-04'] },
);

/** Text in a number field stays in the field with an error and is not written to the document. */
export const TextInANumberFieldShowsAnError = story(
  async ({ userEvent }) => {
    await loaded();
    await userEvent.click(part(/^Hero/));
    await formFor('The hero');
    const number = field('Hero ID');
    await userEvent.clear(number);
    await userEvent.type(number, 'five');
    expect(number).toHaveAccessibleDescription(/“five” is no whole number. It stays 7/);
    field('Tagline').focus();
    expect(number).toHaveValue('five');
    expect(number).toHaveAttribute('aria-invalid', 'true');
    expect(source()).toContain('"heroId": 7');
    await userEvent.clear(number);
    await userEvent.type(number, '5');
    expect(number).not.toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(source()).toContain('"heroId": 5'));
  },
  { text: faulty, tags: ['@edit-04'] },
);

/** If a plain text replaces a label, a warning is shown. The label can be restored with its translations. */
export const ReplacedLabelReferenceCanBeRestored = story(
  async ({ userEvent }) => {
    await waitFor(() => expect(field('Title')).toHaveValue('t:sections.rules'));
    await userEvent.clear(field('Title'));
    await userEvent.type(field('Title'), 'The rules');
    await waitFor(() => expect(problems()).toHaveTextContent('1 warning'));
    expect(field('Title')).toHaveAccessibleDescription(/the label “t:sections.rules”.*each language/);
    await userEvent.click(screen.getByRole('button', { name: 'Bring back t:sections.rules' }));
    await waitFor(() => expect(field('Title')).toHaveValue('t:sections.rules'));
    await waitFor(() => expect(problems()).toHaveTextContent('No problems'));
  },
  { text: labelled, tags: ['@edit-04', '@i18n-01'] },
);

const themeText = JSON.stringify(themeSchema.examples[0], null, 2);
/** A theme contains no elements: its form covers the entire document. */
export const ThemeIsEditedInAForm = story(
  async ({ userEvent }) => {
    const background = await screen.findByRole('textbox', { name: 'Background required' });
    expect(screen.queryByRole('tree')).toBeNull();
    await userEvent.clear(background);
    await userEvent.type(background, '#102030');
    await waitFor(() => expect(source()).toContain('#102030'));
    await waitFor(() => expect(problems()).toHaveTextContent('No problems'));
  },
  { kind: 'theme', text: themeText, published: themeText },
);

/** Waits for the checks and stops them, so that nothing changes during the accessibility check. */
const settled = async () => {
  await waitFor(() => expect(problems()).toHaveTextContent('1 warning'));
  opened.checks.stop();
};

/** Form and JSON with the list of kinds open. */
const kindsShown: Play = async ({ userEvent }) => {
  await loaded();
  await userEvent.click(part(/^Hero/));
  await formFor('The hero');
  await settled();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await userEvent.click(screen.getByRole('button', { name: 'Add …' }));
  await screen.findByRole('button', { name: /^Bucket/ });
};
const formShown: Play = async ({ userEvent }) => {
  await loaded();
  await userEvent.click(part(/^Hero/));
  await formFor('The hero');
  await settled();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};
const dark: Options = {
  mode: 'BOTH',
  media: { 'prefers-color-scheme': 'dark' },
  globals: { viewport: { value: 'desktop' } },
};
const light: Options = {
  mode: 'BOTH',
  media: { 'prefers-color-scheme': 'light' },
  globals: { viewport: { value: 'narrowest' } },
};
export const EditorIsAccessibleInDarkColours = story(formShown, dark);
export const EditorIsAccessibleInDarkColoursWithTheListOfKinds = story(kindsShown, dark);
export const EditorFitsTheNarrowestWindow = story(formShown, light);
export const EditorFitsTheNarrowestWindowWithTheListOfKinds = story(kindsShown, light);

/** While the text is not JSON the form shows a notice. */
export const InvalidJsonShowsANoticeInTheForm = story(
  async () => {
    await screen.findByText(/^The text is not JSON/);
  },
  { text: '{ "version": ' },
);
