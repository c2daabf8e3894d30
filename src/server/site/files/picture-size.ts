import sharp from 'sharp';

/** A picture's own size in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Reads a picture's size; undefined when it cannot be read as a picture. */
export const pictureSize = (bytes: Buffer): Promise<PictureSize | undefined> =>
  sharp(bytes)
    .metadata()
    .then(
      ({ width, height }) => (width > 0 && height > 0 ? { width, height } : undefined),
      () => undefined,
    );
