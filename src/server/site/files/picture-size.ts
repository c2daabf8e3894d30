import sharp from 'sharp';

/** Size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Reads a picture's size; undefined if it is not a readable picture. */
export const pictureSize = (bytes: Buffer): Promise<PictureSize | undefined> =>
  sharp(bytes)
    .metadata()
    .then(
      ({ width, height }) => (width > 0 && height > 0 ? { width, height } : undefined),
      () => undefined,
    );
