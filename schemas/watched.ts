/** What is left after this share of a video is its credits. */
export const FINISHED_SHARE = 0.95;

/** Whether somebody who has come so far has watched a video to its end. Both in seconds. */
export const isFinished = (progress: number, duration: number | undefined): boolean =>
  duration !== undefined && duration > 0 && progress >= duration * FINISHED_SHARE;
