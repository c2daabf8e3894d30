import * as z from 'zod';
import { Diagnostic } from './diagnostic.ts';
import { PlaybackSession } from './playback-sessions.ts';
import { RoomState } from './watch-together.ts';
import { DocumentVersion } from './studio.ts';

/** Codes of the problems that the server answers with; the label of the same name says them to people. */
export const problemCodes = [
  'BAD_REQUEST',
  'UNAUTHORIZED',
  'FORBIDDEN',
  /** Asked by a child’s profile for what is not for children. */
  'KID_PROFILE',
  /** Asked by support, which looks at somebody’s account, for what that person alone may do. */
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
  'STEP_REQUIRED',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
] as const;

/** What whoever is signed in has to do before a call is answered; the session itself is good. */
export const Step = z.enum(['consent', 'profile', 'emailConfirmation', 'accountDetails', 'reauth', 'secondFactor']);
export type Step = z.infer<typeof Step>;

/** Body of every answer that is not a success. */
export const Problem = z.object({
  status: z.int(),
  code: z.enum(problemCodes),
  /** Label keys. Any other text is for programmers, and no screen shows it. */
  messages: z.array(z.string()),
  requestId: z.string(),
  details: z
    .object({
      missingFields: z.array(z.string()).optional(),
      /** Of BAD_REQUEST: where the query or body does not fit the call, and what was expected, in English for programmers. */
      issues: z.array(z.string()).optional(),
      /** Of STEP_REQUIRED. */
      step: Step.optional(),
      /** Of DEFINITION_INVALID: what is wrong with the document. */
      diagnostics: z.array(Diagnostic).optional(),
      /** Of streamLimitReached: what plays already. */
      streams: z.array(PlaybackSession).optional(),
      /** Of multiViewLost: the live events that are not played any more. */
      partitions: z.array(z.string()).optional(),
      /** Of staleCommand: how the room plays by now. */
      room: RoomState.optional(),
      /** Of an editor's CONFLICT: what somebody else has made of the document in between. */
      theirs: DocumentVersion.optional(),
      /** What is wrong with the values of a form: the JSON pointer into the body, the field and a label key. */
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
