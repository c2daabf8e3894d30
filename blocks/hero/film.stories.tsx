import { signal } from '@preact/signals-react';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { PlayerPort } from '#renderers/ports/player.ts';
import type { HeroBlock } from '#schemas/generated/types.ts';
import { defaultPreferences } from '#schemas/preferences.ts';
import { fakePreferences } from '../../tests/support/stories/fake-preferences.ts';
import { handedIn } from '../../tests/support/stories/handed-in.ts';
import { pageStory, type StoryElement } from '../../tests/support/stories/page-story.tsx';
import { emulate } from '../../tests/support/stories/real-input.ts';

export default { title: 'blocks/hero/film' };

/** The ids of titles and the URLs of files that the fake player has opened in the current story. */
const opened: (string | number)[] = [];

const player: PlayerPort = {
  ...handedIn().player,
  open: (element, title, options) => {
    opened.push(title.id);
    return handedIn().player.open(element, title, options);
  },
  openFile: (element, url) => {
    opened.push(url);
    return handedIn().player.open(element, { type: 'VOD', id: 1 });
  },
};

type Film = NonNullable<HeroBlock['background']['animatedBackground']>;

const heroWith = (film: Partial<Film>, title = 'The Long Camp'): StoryElement => ({
  $type: 'hero',
  attributes: {
    title,
    background: {
      imageUrl: '/images/apex/pictures/2001.svg',
      animatedBackground: { entityId: 1501, entityType: 'VOD', isPreviewAudioOn: false, ...film },
    },
  },
});

const story = (elements: StoryElement[]): StoryObj => ({
  ...pageStory(elements, { viewport: { value: 'desktop' } }),
  tags: ['@hero-03'],
  parameters: { ports: { player: async () => player } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ blockSize: '2000px' }} />
      </>
    ),
  ],
  beforeEach: () => {
    opened.length = 0;
  },
});

const heroes = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>('section[data-stage]')];
const film = (canvas: HTMLElement) => {
  const video = canvas.querySelector('video');
  if (!video) throw new Error('There is no film');
  return video;
};
const controls = (hero: HTMLElement | undefined) => [...(hero?.querySelectorAll('[data-full] button') ?? [])];
const animated = (hero: HTMLElement | undefined) =>
  waitFor(() => expect(hero).toHaveAttribute('data-stage', 'animated'));

/** The background video of an event is the file that the hero's definition names; without a file the picture stays. */
export const HeroOfAnEventPlaysOnlyTheFileOfItsDefinition: StoryObj = {
  ...story([
    heroWith({ entityType: 'LIVE', fileUrl: '/files/preview.mp4' }),
    heroWith({ entityType: 'LIVE' }, 'Without a file'),
  ]),
  play: async ({ canvasElement }) => {
    const [withFile, without] = heroes(canvasElement);
    await animated(withFile);
    without?.scrollIntoView();
    // The first video leaves the viewport and pauses. This shows that the observer has also run for the second hero.
    await waitFor(() => expect(film(canvasElement).paused).toBe(true));
    await expect(without).toHaveAttribute('data-stage', 'videoReady');
    await expect(controls(without)).toEqual([]);
    await expect(opened).toEqual(['/files/preview.mp4']);
  },
};

export const PausedBackgroundVideoShowsThePictureAndResumesByOnePress: StoryObj = {
  ...story([heroWith({})]),
  parameters: {
    ports: {
      player: async () => player,
      preferences: async () => ({
        ...fakePreferences,
        values: signal({ ...defaultPreferences, videoBackgroundAutoPlay: false }),
      }),
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button');
    await expect(controls(heroes(canvasElement)[0])).toEqual([button]);
    await expect(heroes(canvasElement)[0]).toHaveAttribute('data-stage', 'videoReady');
    await expect(opened).toEqual([]);
    await userEvent.click(button);
    await animated(heroes(canvasElement)[0]);
    await expect(opened).toEqual([1501]);
  },
};

export const BackgroundVideoPausesOutOfViewAndResumes: StoryObj = {
  ...story([heroWith({})]),
  play: async ({ canvasElement }) => {
    await animated(heroes(canvasElement)[0]);
    await expect(film(canvasElement).paused).toBe(false);
    scrollTo(0, 2000);
    await waitFor(() => expect(film(canvasElement).paused).toBe(true));
    scrollTo(0, 0);
    await waitFor(() => expect(film(canvasElement).paused).toBe(false));
  },
};

/** A background video without an audio track has no sound button, only pause and full view. */
export const BackgroundVideoWithoutAudioHasNoSoundButton: StoryObj = {
  ...story([heroWith({})]),
  play: async ({ canvasElement }) => {
    await animated(heroes(canvasElement)[0]);
    await expect(controls(heroes(canvasElement)[0])).toHaveLength(2);
  },
};

const still = (before: StoryObj['beforeEach'], globals: NonNullable<StoryObj['globals']>): StoryObj => ({
  ...story([heroWith({ isPreviewAudioOn: true })]),
  globals,
  beforeEach: before ?? (() => undefined),
  play: async ({ canvasElement }) => {
    // Waits until the code for background videos has loaded and the page was idle.
    await waitFor(() => film(canvasElement));
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
    await expect(canvasElement.querySelector('picture img')).toBeVisible();
    await expect(opened).toEqual([]);
    await expect(controls(heroes(canvasElement)[0])).toEqual([]);
  },
});
export const ReducedMotionShowsThePictureOnly = still(
  async () => {
    opened.length = 0;
    return emulate({ reducedMotion: true })();
  },
  { viewport: { value: 'desktop' } },
);
export const PhonesShowThePictureOnly = still(
  () => {
    opened.length = 0;
  },
  { viewport: { value: 'phone' } },
);

export const PictureIsRequestedInTheSizeOfTheWindow: StoryObj = {
  ...pageStory(
    [
      // The URL is unique, because browsers would reuse a larger file from their cache.
      {
        $type: 'hero',
        attributes: { title: 'Sizes', background: { imageUrl: '/images/apex/pictures/2001.svg?of=sizes' } },
      },
    ],
    { viewport: { value: 'desktop' } },
  ),
  tags: ['@hero-01', '@card-10'],
  play: async ({ canvasElement }) => {
    const picture = () => canvasElement.querySelector<HTMLImageElement>('picture img');
    await waitFor(() => expect(picture()?.currentSrc).toMatch(/w=1600$/));
  },
};
