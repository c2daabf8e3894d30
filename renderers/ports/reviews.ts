import type { ReviewFormBlock } from '#schemas/generated/types.ts';

/** Where viewers' reviews go. */
export interface ReviewsPort {
  /** Posts what a review form holds. Rejects with a `ProblemError` when it was not taken. */
  post(
    contentType: ReviewFormBlock['contentType'],
    contentId: number,
    values: Readonly<Record<string, unknown>>,
  ): Promise<void>;
}
