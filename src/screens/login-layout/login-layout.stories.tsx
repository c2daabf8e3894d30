import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { emulateMedia } from '../../../tests/support/stories/real-input.ts';
import { LoginLayout } from './login-layout.tsx';

export default { title: 'screens/login layout', tags: ['@auth-11'] };

const background = { desktop: '/images/apex/pictures/1001.svg', mobile: '/images/apex/pictures/1002.svg' };
const pictureOf = (canvasElement: HTMLElement) => canvasElement.querySelector('picture') as HTMLPictureElement;

const layout = (
  play: NonNullable<StoryObj['play']>,
  globals: StoryObj['globals'] = {},
  media: Record<string, string> = {},
): StoryObj => ({
  globals,
  beforeEach: () => emulateMedia(media),
  render: () => (
    <LoginLayout background={background} backHref="/">
      <h1>Sign in</h1>
    </LoginLayout>
  ),
  play,
});
const shows =
  (file: string): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(pictureOf(canvasElement).querySelector('img')?.currentSrc).toContain(file));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  };

export const SignInBackgroundIsShownOnDesktops = layout(shows('1001'), { viewport: { value: 'desktop' } });
export const SignInBackgroundIsShownOnTablets = layout(shows('1002'), { viewport: { value: 'tablet' } });
export const SignInPageFitsTheNarrowestWindowRightToLeft = layout(shows('1002'), {
  viewport: { value: 'narrowest' },
  locale: 'ar',
});

export const SignInBackgroundFadesIn = layout(
  // A busy browser may apply the emulated media feature some frames late, so the assertion is retried.
  async ({ canvasElement }) =>
    waitFor(() => expect(getComputedStyle(pictureOf(canvasElement)).transition).toMatch(/opacity 0\.2s/)),
  {},
  { 'prefers-reduced-motion': 'no-preference' },
);
export const SignInBackgroundAppearsWithoutMotion = layout(
  async ({ canvasElement }) => expect(getComputedStyle(pictureOf(canvasElement)).transition).not.toMatch(/0\.2s/),
  {},
  { 'prefers-reduced-motion': 'reduce' },
);
