/** Share of a video after which usually only the credits remain. */
export const FINISHED_SHARE = 0.95;

/** Whether a video counts as watched to its end. Both in seconds. */
export const isFinished = (progress: number, duration: number | undefined): boolean =>
  duration !== undefined && duration > 0 && progress >= duration * FINISHED_SHARE;
