import type { Preview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import { fieldRegistry } from '#app/forms/field-registry.ts';
import { blockRegistry } from '#app/registries.ts';
import { alertTurns } from '#renderers/binding/alert-turns.ts';
import type { Ports } from '#renderers/ports/ports.tsx';
import { favourites } from '../tests/support/stories/fake-lists.ts';
import { failing, gone, query, reported, toasts } from '../tests/support/stories/fake-ports.tsx';
import { findUnfitTexts } from '../tests/support/long-words.ts';
import { handIn } from '../tests/support/stories/handed-in.ts';
import { StoryFrame } from '../tests/support/stories/story-frame.tsx';
import { StudioFrame } from '../src/studio/story-support.tsx';
import { createStoryCheck } from './fake-check.ts';
import { fakePlayer } from './fake-player.ts';

handIn({ blocks: blockRegistry, fields: fieldRegistry, player: fakePlayer, createCheck: createStoryCheck });

// The wait limit is generous, because a busy machine can be slow without a fault of the story.
configure({ asyncUtilTimeout: 30_000 });

/** Viewport sizes in pixels for `globals: { viewport: { value: 'phone' } }`; the default is 1200 × 900. */
const viewports = Object.fromEntries(
  Object.entries({ narrowest: [320, 640], phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] }).map(
    ([name, [width, height]]) => [name, { name, styles: { width: `${width}px`, height: `${height}px` } }],
  ),
);

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    viewport: { options: viewports },
  },
  globalTypes: {
    realm: { defaultValue: 'apex', toolbar: { title: 'Realm', items: ['apex', 'lumen'] } },
    locale: { defaultValue: 'en_US', toolbar: { title: 'Language', items: ['en_US', 'es_ES', 'pt_PT', 'ar'] } },
  },
  beforeEach: () => {
    query.value = new URLSearchParams();
    gone.length = 0;
    failing.value = true;
    // Toasts of the previous story are dismissed, because they stay for 15 s and would cover elements that the next
    // story clicks.
    for (const { id } of toasts.shown.peek()) toasts.dismiss(id);
    reported.length = 0;
    // Story files share a page, so the alert turns are reset; otherwise an alert of an earlier story would keep this
    // one’s from being announced.
    alertTurns.reset();
    favourites.clear();
  },
  // Checks that in the narrowest viewport long words wrap or end with an ellipsis. Studio stories are exempt.
  afterEach: ({ globals, parameters }) => {
    const { value } = (globals['viewport'] as { value?: string } | undefined) ?? {};
    if (value === 'narrowest' && !parameters['studio']) expect(findUnfitTexts()).toEqual([]);
  },
  decorators: [
    (Story, { globals, parameters }) =>
      // Stories of the studio have a frame of their own, because the studio has another document, theme and landmarks.
      parameters['studio'] ? (
        <StudioFrame>
          <Story />
        </StudioFrame>
      ) : (
        <StoryFrame
          realm={globals['realm'] === 'lumen' ? 'lumen' : 'apex'}
          locale={String(globals['locale'])}
          ports={parameters['ports'] as Partial<Ports> | undefined}
          hasPlurals={parameters['plurals'] === true}
        >
          <Story />
        </StoryFrame>
      ),
  ],
};

export default preview;
