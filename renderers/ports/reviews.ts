import type { ReviewFormBlock } from '#schemas/generated/types.ts';

/** Submission of viewers' reviews. */
export interface ReviewsPort {
  /** Posts a review form. Rejects with a `ProblemError` if it was not accepted. */
  post(
    contentType: ReviewFormBlock['contentType'],
    contentId: number,
    values: Readonly<Record<string, unknown>>,
  ): Promise<void>;
}
