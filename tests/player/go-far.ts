import type { Page } from '@playwright/test';

/** A position of a 26-minute film that is not loaded yet, in seconds. */
export const FAR = 700;

/** Seeks to that position. */
export const goFar = (page: Page): Promise<void> =>
  page.evaluate((to) => {
    const video = document.querySelector<HTMLVideoElement>('[data-player] video');
    if (video) video.currentTime = to;
  }, FAR);
