import type { Page } from '@playwright/test';

/** A place of a film of 26 minutes that is not loaded, in seconds. */
export const FAR = 700;

/** Goes there, as by a viewer's key. */
export const goFar = (page: Page): Promise<void> =>
  page.evaluate((to) => {
    const video = document.querySelector<HTMLVideoElement>('[data-player] video');
    if (video) video.currentTime = to;
  }, FAR);
