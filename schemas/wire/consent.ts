import * as z from 'zod';
import { validate as isConsentTerm } from '../generated/validators/definitions/consent-term.js';
import { definition } from './definition.ts';

const fieldName = z.string().min(1).max(80);

/** One answer, as sign-up and the consent modal send it. */
export const ConsentAnswer = z.strictObject({ promptField: fieldName, answer: z.boolean() });
export type ConsentAnswer = z.infer<typeof ConsentAnswer>;
export const ConsentAnswers = z.array(ConsentAnswer).max(30);

/** The prompt's, of the terms that were read. Without it answers are taken to be to the terms of now. */
export const Edition = z.string().max(80).optional();

export const ConsentAnswersBody = z.strictObject({ consentAnswers: ConsentAnswers, edition: Edition });

/** What viewers are asked to agree to, and for somebody who is signed in what they have said so far. */
export const ConsentPrompt = z.object({
  outsideAllowedTerritories: z.boolean(),
  territoryStatus: z.enum(['INSIDE', 'OUTSIDE', 'VPN']),
  fields: z.array(definition('definitions/consent-term.schema.json', isConsentTerm)),
  /** Which terms these are, in which words: another one as soon as anything in them changes. */
  edition: z.string(),
  /** Required terms that the caller has not agreed to as they are now; all of them for a guest. */
  outstanding: z.array(fieldName),
  answers: z
    .array(
      z.object({
        answer: z.boolean(),
        answeredAt: z.iso.datetime(),
        /** Whether it counts for the term as it is now: another text, or another version, was answered otherwise. */
        isCurrent: z.boolean(),
        /** The term as it was answered. */
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
