/** A guide file cannot be imported, and nothing was changed. The message is for people: what is wrong, where, what to do. */
export class GuideFileError extends Error {
  override readonly name = 'GuideFileError';
  /** Whether it is larger than what is taken. */
  readonly isTooLarge: boolean;

  constructor(message: string, { isTooLarge = false, ...options }: ErrorOptions & { isTooLarge?: boolean } = {}) {
    super(message, options);
    this.isTooLarge = isTooLarge;
  }
}

/** Programmes that one file may have: the 33,000 of 60 channels and 14 days several times. */
const MOST_PROGRAMMES = 200_000;

/** @throws GuideFileError for a file with more programmes than are taken */
export function refuseTooMany(programmes: number): void {
  if (programmes > MOST_PROGRAMMES)
    throw new GuideFileError(
      `The file has more than ${MOST_PROGRAMMES} programmes. Import it in parts: each replaces only the time that it covers.`,
      { isTooLarge: true },
    );
}
