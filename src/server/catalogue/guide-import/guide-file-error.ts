/**
 * A guide file cannot be imported, and nothing was changed. The message tells the user what is wrong, where, and how to
 * fix it.
 */
export class GuideFileError extends Error {
  override readonly name = 'GuideFileError';
  /** True if the file exceeds a size limit. */
  readonly isTooLarge: boolean;

  constructor(message: string, { isTooLarge = false, ...options }: ErrorOptions & { isTooLarge?: boolean } = {}) {
    super(message, options);
    this.isTooLarge = isTooLarge;
  }
}

/** Maximum number of programmes per file: several times the 33,000 of 60 channels and 14 days. */
const MOST_PROGRAMMES = 200_000;

/**
 * @throws GuideFileError if the file has too many programmes
 */
export function refuseTooMany(programmes: number): void {
  if (programmes > MOST_PROGRAMMES)
    throw new GuideFileError(
      `The file has more than ${MOST_PROGRAMMES} programmes. Import it in parts: each replaces only the time that it covers.`,
      { isTooLarge: true },
    );
}
