import * as z from 'zod';
import { Diagnostic } from './diagnostic.ts';
import { PlaybackSession } from './viewing/playback-sessions.ts';
import { RoomState } from './catalogue/live.ts';
import { DocumentVersion } from './authoring/studio.ts';

/** Problem codes of error responses; the label of the same name has the text for users. */
export const problemCodes = [
  'BAD_REQUEST',
  'UNAUTHORIZED',
  'FORBIDDEN',
  /** A child's profile requested content that is not for children. */
  'KID_PROFILE',
  /** Support requested, during impersonation, an action that only the account's holder may do. */
  'IMPERSONATION_FORBIDDEN',
  'CAPTCHA_FAIL_ERROR',
  'CHALLENGE_FAILED',
  'PIN_PENDING',
  'PIN_DENIED',
  'PIN_EXPIRED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'ALREADY_EXISTS',
  'DUPLICATE',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'DEFINITION_INVALID',
  'UPSTREAM_FAILED',
  /** The payment was refused; the first message is the label of the reason. */
  'PAYMENT_FAILED',
  'card_declined',
  'incorrect_number',
  /** The purchase form lacks values; `details.missingFields` names the fields. */
  'BASKET_REQUIREMENTS_FAILED',
  'INVALID_TIER_CHANGE',
  /** The licence has an offer for an account that is about to cancel it. */
  'CANCELLATION_PROMO_AVAILABLE',
  'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED',
  'STEP_REQUIRED',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
] as const;

/** Step that a signed-in user must complete before the request is accepted; the session is valid. */
export const Step = z.enum(['consent', 'profile', 'emailConfirmation', 'accountDetails', 'reauth', 'secondFactor']);
export type Step = z.infer<typeof Step>;

/** Body of every error response. */
export const Problem = z.object({
  status: z.int(),
  code: z.enum(problemCodes),
  /**
   * Messages of the error. Those that are label keys are shown to users; other texts are for developers and never
   * shown.
   */
  messages: z.array(z.string()),
  requestId: z.string(),
  details: z
    .object({
      missingFields: z.array(z.string()).optional(),
      /** For the code BAD_REQUEST: mismatches of the query or body, in English for developers. */
      issues: z.array(z.string()).optional(),
      /** For the code STEP_REQUIRED: the step that the user must complete first. */
      step: Step.optional(),
      /** For the code DEFINITION_INVALID: the issues of the document. */
      diagnostics: z.array(Diagnostic).optional(),
      /** For the code streamLimitReached: the streams of the account that are playing. */
      streams: z.array(PlaybackSession).optional(),
      /** For the code multiViewLost: the live events whose playback has ended. */
      partitions: z.array(z.string()).optional(),
      /** For the code staleCommand: the room's current playback state. */
      room: RoomState.optional(),
      /** For the code CONFLICT, in responses to editors: the document's version by another editor. */
      theirs: DocumentVersion.optional(),
      /** For the label giftPlanHigher: when the gift can be redeemed, in milliseconds since 1970; missing if that is not known. */
      redeemableAt: z.number().optional(),
      /** Errors of form values, each with a JSON pointer into the request body, the field and a label key. */
      fields: z
        .array(
          z.object({
            pointer: z.string(),
            field: z.string(),
            message: z.string(),
            values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
          }),
        )
        .optional(),
    })
    .optional(),
});
export type Problem = z.infer<typeof Problem>;
export type ProblemCode = Problem['code'];
