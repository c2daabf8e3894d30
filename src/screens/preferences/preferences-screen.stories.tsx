import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createPreferences } from '../../../tests/support/stories/fake-preferences.ts';
import { press } from '../../../tests/support/stories/real-input.ts';
import { PreferencesScreen } from './preferences-screen.tsx';

const preferences = createPreferences();
const leaveTo = fn();
const languages = [
  { locale: 'en_US', name: 'English', href: '/preferences?lang=en_US' },
  { locale: 'es_ES', name: 'Español', href: '/preferences?lang=es_ES' },
  { locale: 'pt_PT', name: 'Português', href: '/preferences?lang=pt_PT' },
];

export default {
  title: 'screens/preferences',
  tags: ['@acct-03'],
  beforeEach: () => {
    preferences.reset();
    leaveTo.mockClear();
  },
};

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];
interface Options {
  globals?: StoryObj['globals'];
  isGuest?: boolean;
  load?: () => Promise<typeof preferences.port>;
}

const ready = async () => preferences.port;
const story = (play: Play, { globals = {}, isGuest = false, load = ready }: Options = {}): StoryObj => ({
  globals,
  render: () => (
    <PreferencesScreen
      brand="Apex"
      nav={null}
      signInHref={isGuest ? '/login' : undefined}
      languages={languages}
      current="en_US"
      load={load}
      deviceChoices={null}
      leaveTo={leaveTo}
    />
  ),
  play,
});
const select = (canvas: Canvas, name: string) => canvas.getByRole('combobox', { name });
const toggle = (canvas: Canvas, name: string) => canvas.getByRole('switch', { name });
const known = (canvas: Canvas) => waitFor(() => expect(select(canvas, 'Audio')).toBeEnabled());
const savedCount = (canvas: Canvas) => canvas.queryAllByText('Saved').length;
const fault = (canvas: Canvas) => canvas.queryByRole('alert')?.textContent ?? '';

/** Each choice is saved immediately, and only the last one shows "Saved". */
export const EachChoiceIsSavedAtOnce = story(async ({ canvas, userEvent }) => {
  await known(canvas);
  await userEvent.selectOptions(select(canvas, 'Audio'), 'Spanish');
  await waitFor(() => expect(savedCount(canvas)).toBe(1));
  await userEvent.selectOptions(select(canvas, 'Subtitles'), 'Off');
  await userEvent.click(canvas.getByText('Autoplay next title'));
  await waitFor(() =>
    expect(preferences.kept).toEqual([{ audioLanguage: 'es' }, { subTitleLanguage: 'off' }, { autoAdvance: false }]),
  );
  await waitFor(() => expect(savedCount(canvas)).toBe(1));
  expect(toggle(canvas, 'Autoplay next title')).not.toBeChecked();
});

/** A dependent setting is shown as off while the setting it depends on is off, and gets its value back with it. */
export const DependentSettingIsOffWithItsParent = story(async ({ canvas, userEvent }) => {
  await known(canvas);
  await userEvent.click(canvas.getByText('Play with sound'));
  await userEvent.click(canvas.getByText('Play automatically'));
  const sound = toggle(canvas, 'Play with sound');
  await waitFor(() => expect(sound).toBeDisabled());
  expect(sound).not.toBeChecked();
  expect(sound).toHaveAccessibleDescription('Only when background videos autoplay.');
  await userEvent.click(canvas.getByText('Play automatically'));
  await waitFor(() => expect(sound).toBeChecked());
});

export const ResettingPreferencesCanBeUndone = story(async ({ canvas, userEvent }) => {
  await known(canvas);
  await userEvent.selectOptions(select(canvas, 'Audio'), 'Spanish');
  await userEvent.click(canvas.getByRole('button', { name: 'Restore defaults' }));
  await waitFor(() => expect(select(canvas, 'Audio')).toHaveValue(''));
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(select(canvas, 'Audio')).toHaveValue('es'));
  expect(canvas.getByRole('button', { name: 'Restore defaults' })).toHaveFocus();
  expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
});

/** The page reloads in the new language after saving. */
export const PageReloadsInTheNewLanguage = story(async ({ canvas, userEvent }) => {
  await known(canvas);
  const language = select(canvas, 'Display language');
  expect(language).toHaveAccessibleDescription(/^This page switches/);
  await userEvent.selectOptions(language, 'Español');
  await waitFor(() => expect(leaveTo.mock.calls).toEqual([['/preferences?lang=es_ES']]));
  expect(preferences.kept).toEqual([{ language: 'es_ES' }]);
  expect(canvas.getByRole('link', { name: 'Show this page in Español' })).toHaveAttribute(
    'href',
    '/preferences?lang=es_ES',
  );
});

/** If saving the language fails, the page reloads after the next successful retry. */
export const FailedLanguageChangeReloadsAfterARetry = story(async ({ canvas, userEvent }) => {
  await known(canvas);
  preferences.isRefusing.value = true;
  await userEvent.selectOptions(select(canvas, 'Display language'), 'Português');
  await waitFor(() => expect(fault(canvas)).toMatch(/couldn’t save your change/));
  expect(leaveTo).not.toHaveBeenCalled();
  preferences.isRefusing.value = false;
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(leaveTo.mock.calls).toEqual([['/preferences?lang=pt_PT']]));
});

/** If saving the language fails and the user then restores the defaults, a retry saves without reloading the page. */
export const FailedLanguageChangeThenResetDoesNotReload = story(async ({ canvas, userEvent }) => {
  await known(canvas);
  preferences.isRefusing.value = true;
  await userEvent.selectOptions(select(canvas, 'Display language'), 'Español');
  await waitFor(() => expect(fault(canvas)).toMatch(/couldn’t save your change/));
  await userEvent.click(canvas.getByRole('button', { name: 'Restore defaults' }));
  preferences.isRefusing.value = false;
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(preferences.kept).toEqual([expect.objectContaining({ language: '' })]));
  await waitFor(() => expect(savedCount(canvas)).toBe(1));
  expect(leaveTo).not.toHaveBeenCalled();
});

/** A failed save keeps the choice, includes later ones, and succeeds on retry. */
export const FailedSaveKeepsTheChoiceAndSucceedsOnRetry = story(async ({ canvas, userEvent }) => {
  await known(canvas);
  preferences.isRefusing.value = true;
  await userEvent.selectOptions(select(canvas, 'Audio'), 'Spanish');
  await waitFor(() => expect(fault(canvas)).toMatch(/couldn’t save your change/));
  expect(savedCount(canvas)).toBe(0);
  expect(select(canvas, 'Audio')).toHaveValue('es');
  await userEvent.click(canvas.getByText('Autoplay next title'));
  const again = canvas.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await waitFor(() => expect(fault(canvas)).toMatch(/couldn’t save your change/));
  preferences.isRefusing.value = false;
  await userEvent.click(again);
  await waitFor(() => expect(preferences.kept).toEqual([{ audioLanguage: 'es', autoAdvance: false }]));
  await waitFor(() => expect(again).not.toBeVisible());
  expect(fault(canvas)).toBe('');
  expect(savedCount(canvas)).toBe(1);
  expect(toggle(canvas, 'Autoplay next title')).toHaveFocus();
});
export const FailedSaveIsAccessibleRightToLeft = story(
  async ({ canvas, canvasElement, userEvent }) => {
    preferences.isRefusing.value = true;
    await waitFor(() => expect(canvasElement.querySelector('select')).toBeEnabled());
    const [advance] = canvas.getAllByRole('switch');
    if (advance) await userEvent.click(advance);
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
  },
  { globals: { locale: 'ar', viewport: { value: 'narrowest' } } },
);

/** The settings are disabled until loaded, and nothing moves when they load. */
export const SettingsAreDisabledUntilLoaded = story(async ({ canvas, canvasElement, userEvent }) => {
  const places = () =>
    [...canvasElement.querySelectorAll('select, input[role="switch"]')].map((one) => one.getBoundingClientRect().top);
  preferences.failToLoad();
  await waitFor(() => expect(fault(canvas)).toMatch(/couldn’t load your preferences/));
  expect(select(canvas, 'Audio')).toBeDisabled();
  expect(toggle(canvas, 'Autoplay next title')).toBeDisabled();
  const before = places();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await known(canvas);
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(places()).toEqual(before);
});

/** Shows an error if the code of the preferences cannot be loaded. */
export const FailedCodeOfThePreferencesShowsAnError = story(
  async ({ canvas }) => {
    await waitFor(() => expect(fault(canvas)).toMatch(/couldn’t load your preferences/));
  },
  { load: () => Promise.reject(new Error('offline')) },
);

export const PreferencesAreAccessibleWhileLoading = story(
  async ({ canvas }) => {
    expect(select(canvas, 'Audio')).toBeDisabled();
    expect(fault(canvas)).toBe('');
  },
  { load: () => new Promise(() => undefined) },
);

const narrow: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('combobox')[0]).toBeEnabled());
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};
export const PreferencesFitTheNarrowestWindow = story(narrow, { globals: { viewport: { value: 'narrowest' } } });
export const GuestsPreferencesFitTheNarrowestWindowRightToLeft = story(narrow, {
  globals: { viewport: { value: 'narrowest' }, locale: 'ar' },
  isGuest: true,
});

export const GuestChangesPreferencesByKeyboard = story(
  async ({ canvas, canvasElement }) => {
    canvas.getByText(/saved on this device until you sign in/);
    await known(canvas);
    canvasElement.querySelector('main')?.focus();
    const names: string[] = [];
    for (let step = 0; step < 8; step += 1) {
      await press('{Tab}');
      const focused = document.activeElement as HTMLInputElement;
      names.push((focused.labels?.[0] ?? focused).textContent ?? '');
    }
    expect(names).toEqual([
      'Sign in',
      'Display language',
      'Audio',
      'Subtitles',
      'Autoplay next title',
      'Play automatically',
      'Play with sound',
      'Restore defaults',
    ]);
    await press('{Shift>}{Tab}{/Shift} ');
    await waitFor(() => expect(toggle(canvas, 'Play with sound')).toBeChecked());
    await press('{Shift>}{Tab}{/Shift} ');
    await waitFor(() => expect(toggle(canvas, 'Play with sound')).toBeDisabled());
    select(canvas, 'Subtitles').focus();
    await press('{ArrowDown}');
    await waitFor(() => expect(select(canvas, 'Subtitles')).toHaveValue('off'));
    await waitFor(() => expect(within(canvasElement).queryAllByText('Saved')).toHaveLength(1));
  },
  { isGuest: true },
);
