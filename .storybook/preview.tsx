import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { favourites } from './fake-lists.ts';
import { failed, gone, query, told } from './fake-ports.tsx';
import { StoryFrame } from './story-frame.tsx';

// What a story waits for may be late on a machine with other work on it.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen' },
  globalTypes: {
    realm: { defaultValue: 'apex', toolbar: { title: 'Realm', items: ['apex', 'lumen'] } },
    locale: { defaultValue: 'en_US', toolbar: { title: 'Language', items: ['en_US', 'es_ES', 'pt_PT', 'ar'] } },
  },
  beforeEach: () => {
    query.value = new URLSearchParams();
    gone.length = 0;
    failed.clear();
    told.length = 0;
    favourites.clear();
  },
  decorators: [
    (Story, { globals }) => (
      <StoryFrame realm={globals['realm'] === 'lumen' ? 'lumen' : 'apex'} locale={String(globals['locale'])}>
        <Story />
      </StoryFrame>
    ),
  ],
};

export default preview;
