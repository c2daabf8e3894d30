import * as z from 'zod';
import { validate as isConsentTerm } from '../../generated/validators/definitions/consent-term.js';
import { definition } from '../definition.ts';

const fieldName = z.string().min(1).max(80);

/** One consent answer, as sign-up and the consent dialog send it. */
export const ConsentAnswer = z.strictObject({ promptField: fieldName, answer: z.boolean() });
export type ConsentAnswer = z.infer<typeof ConsentAnswer>;
export const ConsentAnswers = z.array(ConsentAnswer).max(30);

/** Version of the terms that the user has read. Without it, answers apply to the current version. */
export const Edition = z.string().max(80).optional();

export const ConsentAnswersBody = z.strictObject({ consentAnswers: ConsentAnswers, edition: Edition });

/** Terms that users are asked to accept, and the answers of a signed-in user so far. */
export const ConsentPrompt = z.object({
  outsideAllowedTerritories: z.boolean(),
  territoryStatus: z.enum(['INSIDE', 'OUTSIDE', 'VPN']),
  fields: z.array(definition('definitions/consent-term.schema.json', isConsentTerm)),
  /** Version of the terms; it changes whenever the set of terms or the text of one changes. */
  edition: z.string(),
  /** Required terms that the caller has not accepted in their current version; for guests all of them. */
  outstanding: z.array(fieldName),
  answers: z
    .array(
      z.object({
        answer: z.boolean(),
        answeredAt: z.iso.datetime(),
        /** Whether the answer applies to the term's current text and version. */
        isCurrent: z.boolean(),
        /** The term as it was when the user answered it. */
        consentField: z.object({
          fieldName,
          fieldType: z.enum(['INFORMATION_TEXT', 'BINARY_CHOICE']),
          label: z.string(),
          text: z.string(),
          defaultValue: z.string().optional(),
          required: z.boolean(),
        }),
      }),
    )
    .optional(),
});
export type ConsentPrompt = z.infer<typeof ConsentPrompt>;
