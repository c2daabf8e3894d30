import * as z from 'zod';
import { limits } from '../limits.ts';
import { editedKinds } from '../realm-folder.ts';
import { Diagnostic } from './diagnostic.ts';

/** Kinds of documents that can be edited and previewed. */
export const EditedKind = z.enum(editedKinds);
export type EditedKind = z.infer<typeof EditedKind>;

/** As whom, where and when a draft is looked at. Language and direction are the preview's own address (`?lang=`). */
export const PreviewView = z.object({
  audience: z.enum(['GUEST', 'SIGNED_IN', 'CHILD']).default('GUEST'),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** The moment at which the page is looked at; now, when absent. */
  at: z.iso.datetime({ offset: true }).optional(),
});
export type PreviewView = z.infer<typeof PreviewView>;

const envelope = { playbill: z.literal(1) };

/** What an editor's page says to a preview. */
export const ToPreview = z.discriminatedUnion('type', [
  /** Are you there? Answered with `ready`. */
  z.object({ ...envelope, type: z.literal('hello') }),
  /** Draw this. The latest sequence number wins; what was overtaken is never drawn. */
  z.object({
    ...envelope,
    type: z.literal('draft'),
    sequence: z.int().min(0),
    kind: EditedKind,
    name: z.string().min(1).max(80),
    document: z.unknown(),
    view: PreviewView.optional(),
    /** With a ticket the preview may ask the server to fill the rows of the draft. */
    ticket: z.string().max(4000).optional(),
  }),
  /** Scroll to an element and mark it for a moment. */
  z.object({ ...envelope, type: z.literal('reveal'), pointer: z.string().max(2000) }),
]);
export type ToPreview = z.infer<typeof ToPreview>;

/** What a preview says to the editor's page that drives it. */
export const FromPreview = z.discriminatedUnion('type', [
  z.object({ ...envelope, type: z.literal('ready'), version: z.string(), kinds: z.array(z.string()) }),
  z.object({
    ...envelope,
    type: z.literal('drawn'),
    sequence: z.int(),
    /** All that is wrong with the draft as drawn, in order. */
    diagnostics: z.array(Diagnostic).max(limits.elements * 4),
    /** Milliseconds from the message's arrival to the frame after the draft stood in the page. */
    milliseconds: z.number(),
    /** Kind of each element drawn, with its number of nodes: what the page costs. */
    nodes: z.array(z.object({ pointer: z.string(), kind: z.string(), nodes: z.int() })),
  }),
  /** Messages that were not followed since the last report, by reason. */
  z.object({
    ...envelope,
    type: z.literal('ignored'),
    shape: z.int(),
    flood: z.int(),
    /** Of origins that are not registered for the realm. */
    origin: z.int(),
  }),
  /** A click would have led away from the preview, to this path: it was not followed. */
  z.object({ ...envelope, type: z.literal('stayed'), path: z.string().max(2000) }),
  /** The editor clicked on an element with the Alt key. */
  z.object({ ...envelope, type: z.literal('picked'), pointer: z.string() }),
]);
export type FromPreview = z.infer<typeof FromPreview>;
