/** Size of the bank's page in pixels; undefined fills the window. */
export type FrameSize = { width: number; height: number } | undefined;

/** Sizes that banks' pages are made for (EMV 3-D Secure, challengeWindowSize). */
const SIZES = [
  { width: 600, height: 400 },
  { width: 500, height: 600 },
  { width: 390, height: 400 },
  { width: 250, height: 400 },
] as const;

/** Room around the frame: the dialog's edges, its heading and its buttons. */
const AROUND_WIDTH_PX = 48;
const AROUND_HEIGHT_PX = 170;

/**
 * Chooses the size of the bank's page for a window: the tall one of 500 × 600 where it fits, else the widest that fits;
 * undefined if none fits.
 */
export function resolveFrameSize(window: { width: number; height: number }): FrameSize {
  const fits = ({ width, height }: { width: number; height: number }) =>
    width + AROUND_WIDTH_PX <= window.width && height + AROUND_HEIGHT_PX <= window.height;
  const [, tall] = SIZES;
  return fits(tall) ? tall : SIZES.find(fits);
}
