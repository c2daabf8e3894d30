import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { createFilm } from '../../../../tests/support/stories/fake-playback.ts';
import { gone } from '../../../../tests/support/stories/fake-ports.tsx';
import { createPreferences } from '../../../../tests/support/stories/fake-preferences.ts';
import { fakeStreams } from '../../../../tests/support/stories/fake-streams.ts';
import { Player } from './player.tsx';

const film = createFilm();
const preferences = createPreferences();
const next = { title: 'The Interpreter', href: '/video/1517', thumbnailUrl: '/images/apex/pictures/1002.svg' };

export default {
  title: 'screens/watch/player offers',
  parameters: { ports: { streamsAtOnce: async () => fakeStreams, preferences: async () => preferences.port } },
  beforeEach: () => {
    film.reset();
    preferences.reset();
  },
};

type Play = NonNullable<StoryObj['play']>;
const story = (tags: string[], play: Play, globals: StoryObj['globals'] = {}): StoryObj => ({
  globals,
  tags,
  render: () => (
    <Player
      port={film.port}
      video={{ id: 1516, type: 'VOD', title: 'The Walkout' }}
      around={{ next }}
      nextSeconds={5}
    />
  ),
  play,
});
const moveTo = (seconds: number) => {
  film.state.position.value = seconds;
};

export const SkipIntroButtonIsShown = story(['@play-08'], async ({ canvas, userEvent }) => {
  await canvas.findByRole('button', { name: 'Settings' });
  expect(canvas.queryByRole('button', { name: 'Skip intro' })).toBeNull();
  moveTo(4.2);
  await userEvent.click(await canvas.findByRole('button', { name: 'Skip intro' }));
  expect(film.state.position.value).toBe(9);
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Skip intro' })).toBeNull());
});

/** The viewer enables automatic skipping of intros and undoes one skip. */
export const SkippedIntroCanBeUndone = story(['@play-08'], async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }));
  await userEvent.click(await canvas.findByRole('button', { name: /^Skip automatically/ }));
  await userEvent.click(within(canvas.getByRole('group', { name: 'Intro' })).getByText('Always'));
  moveTo(4.2);
  await waitFor(() => expect(canvasElement.querySelector('[data-skip="done"]')).toHaveTextContent('Intro skipped'));
  expect(film.state.position.value).toBe(9);
  await userEvent.click(canvas.getByRole('button', { name: 'Go back' }));
  await canvas.findByRole('button', { name: 'Skip intro' });
  expect(film.state.position.value).toBe(4);
});

/** The next title is counted down to, can be cancelled, and is offered at the end. */
export const OfferOfTheNextTitleCanBeCancelled = story(['@play-08'], async ({ canvas, userEvent }) => {
  await canvas.findByRole('button', { name: 'Settings' });
  moveTo(116.6);
  const card = await canvas.findByRole('region', { name: 'Up next' });
  expect(card).toHaveTextContent(/The InterpreterStarts in 4 s/);
  await userEvent.click(within(card).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(card).not.toBeInTheDocument());
  film.reset({ position: 120, ended: true });
  await canvas.findByRole('button', { name: 'Play now' });
  expect(canvas.getAllByRole('button', { name: 'Play again' }).length).toBeGreaterThan(0);
  expect(gone).toEqual([]);
});

export const NextTitleStartsAfterTheCountdown = story(['@play-08', '@play-10'], async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Settings' });
  moveTo(118);
  await canvas.findByText('Starts in 2 s');
  moveTo(119);
  await canvas.findByText('Starts in 1 s');
  expect(gone).toEqual([]);
  moveTo(120);
  await waitFor(() => expect(gone).toEqual(['/video/1517']));
});

export const OfferOfTheNextTitleIsAccessibleRightToLeft = story(
  ['@play-08'],
  async ({ canvas }) => {
    await waitFor(() => expect(film.state.paused.value).toBe(false));
    moveTo(118);
    await canvas.findByText('The Interpreter');
  },
  { locale: 'ar', viewport: { value: 'phone' } },
);

const subtitlesStyled: Play = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Subtitles' }));
  await userEvent.click(await canvas.findByText('Spanish'));
  await userEvent.click(canvas.getByRole('button', { name: 'Subtitle style' }));
  for (const [name, option] of [
    ['Size', '200%'],
    ['Text color', 'Yellow'],
    ['Position', 'Top'],
  ] as const)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name }), option);
  expect(canvasElement.querySelector('[data-sample]')).toHaveStyle('--caption-colour: #ffff00');
  const drawn = canvasElement.querySelector('[data-captions][lang="es"]');
  expect(drawn?.querySelector('[data-area="top"]')).toHaveTextContent('Words in es');
  expect(drawn).toHaveStyle({ '--caption-scale': '2', '--caption-colour': '#ffff00' });
};

const chosen = { size: 200, colour: '#ffff00', position: 'top' };

export const SubtitlesUseThePreferredStyle = story(['@play-13', '@play-16'], async (given) => {
  await subtitlesStyled(given);
  expect(preferences.port.values.value.player.captions).toMatchObject(chosen);
});

/** Choices that the viewer makes before the preferences are loaded are saved once they are. */
const late = Promise.withResolvers<void>();
export const SubtitleStyleChosenBeforePreferencesLoadIsSaved: StoryObj = {
  ...story(['@play-13', '@play-16'], async (given) => {
    await subtitlesStyled(given);
    expect(preferences.port.values.value.player.captions).not.toMatchObject(chosen);
    late.resolve();
    await waitFor(() => expect(preferences.port.values.value.player.captions).toMatchObject(chosen));
  }),
  parameters: {
    ports: { streamsAtOnce: async () => fakeStreams, preferences: () => late.promise.then(() => preferences.port) },
  },
};
