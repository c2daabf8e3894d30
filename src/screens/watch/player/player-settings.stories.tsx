import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { createFilm } from '../../../../tests/support/stories/fake-playback.ts';
import { fakeStreams } from '../../../../tests/support/stories/fake-streams.ts';
import { mouse, tap } from '../../../../tests/support/stories/real-input.ts';
import { Player } from './player.tsx';

const film = createFilm();
const video = { id: 1516, type: 'VOD', title: 'The Walkout' } as const;

export default {
  title: 'screens/watch/player settings',
  parameters: { ports: { streamsAtOnce: async () => fakeStreams } },
  beforeEach: () => film.reset(),
};

type Play = NonNullable<StoryObj['play']>;
type Press = (element: Element) => Promise<void>;
const byMouse: Press = (element) => mouse.click(element);
const byFinger: Press = (element) => tap(element);

const settings = (play: Play, globals: StoryObj['globals'] = {}): StoryObj => ({
  globals,
  tags: ['@play-06'],
  render: () => <Player port={film.port} video={video} />,
  play,
});

const choiceByWords =
  (press: Press): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }));
    for (const [pane, words] of [
      ['Quality', '720p'],
      ['Speed', '1.5×'],
      ['Audio', 'Spanish'],
      ['Subtitles', 'Spanish'],
    ] as const) {
      const panel = within(await canvas.findByRole('group', { name: 'Settings' }));
      await userEvent.click(panel.getByRole('button', { name: new RegExp(`^${pane}`) }));
      // The pane focuses the selected option and scrolls to it, which may happen after `click` has returned.
      await waitFor(() => expect(canvas.getByRole('radio', { checked: true })).toHaveFocus());
      await press(canvas.getByText(words));
      await waitFor(() => expect(canvas.getByRole('radio', { name: words })).toBeChecked());
      await userEvent.click(canvas.getByRole('button', { name: 'Back to all settings' }));
    }
    const { quality, rate, audioTrack, textTrack } = film.state;
    expect([quality, rate, audioTrack, textTrack].map(({ value }) => value)).toEqual([1, 1.5, 1, 1]);
  };

export const SettingsAreSelectedByTheirLabelsWithAMouse = settings(choiceByWords(byMouse));
export const SettingsAreSelectedByTheirLabelsByTouch = settings(choiceByWords(byFinger), {
  viewport: { value: 'phone' },
});
