import type { StorybookConfig } from '@storybook/react-vite';

/**
 * Globs of story files below the project’s root. Mutation tests restrict them to their area with `PLAYBILL_STORIES`.
 */
const stories =
  process.env['PLAYBILL_STORIES'] ?? '{blocks,renderers,src/screens,src/services,src/studio}/**/*.stories.tsx';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: stories.split(' ').map((glob) => `../${glob}`),
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../fixtures/realms/apex', to: '/files/apex' },
    { from: '../fixtures/realms/lumen', to: '/files/lumen' },
    { from: '../fixtures/realms/apex/pictures', to: '/images/apex/pictures' },
    { from: '../fixtures/realms/lumen/pictures', to: '/images/lumen/pictures' },
  ],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
