import * as z from 'zod';
import { limits } from '../../limits.ts';
import { editedKinds } from '../../realm-folder.ts';
import { Diagnostic } from '../diagnostic.ts';

/** Kinds of documents that can be edited and previewed. */
export const EditedKind = z.enum(editedKinds);
export type EditedKind = z.infer<typeof EditedKind>;

/**
 * Audience, country and time for which a draft is shown. Language and direction come from the preview's URL (`?lang=`).
 */
export const PreviewView = z.object({
  audience: z.enum(['GUEST', 'SIGNED_IN', 'CHILD']).default('GUEST'),
  /** Country for which the draft is shown (ISO 3166-1 alpha-2). */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** Time for which the page is shown; default: now. */
  at: z.iso.datetime({ offset: true }).optional(),
});
export type PreviewView = z.infer<typeof PreviewView>;

const envelope = { playbill: z.literal(1) };

/** Messages from the editor's page to a preview. */
export const ToPreview = z.discriminatedUnion('type', [
  /** Handshake of the editor's page; the preview answers it with `ready`. */
  z.object({ ...envelope, type: z.literal('hello') }),
  /** A draft to render. The highest sequence number wins; superseded drafts are never rendered. */
  z.object({
    ...envelope,
    type: z.literal('draft'),
    sequence: z.int().min(0),
    kind: EditedKind,
    name: z.string().min(1).max(80),
    document: z.unknown(),
    view: PreviewView.optional(),
    /**
     * Preview ticket with which the preview may request the content of the draft's rows; without it rows have no
     * content.
     */
    ticket: z.string().max(4000).optional(),
  }),
  /** Scrolls to an element and highlights it briefly. */
  z.object({ ...envelope, type: z.literal('reveal'), pointer: z.string().max(2000) }),
]);
export type ToPreview = z.infer<typeof ToPreview>;

/** Messages from a preview to the editor's page. */
export const FromPreview = z.discriminatedUnion('type', [
  z.object({ ...envelope, type: z.literal('ready'), version: z.string(), kinds: z.array(z.string()) }),
  z.object({
    ...envelope,
    type: z.literal('drawn'),
    sequence: z.int(),
    /** All issues of the rendered draft, in order. */
    diagnostics: z.array(Diagnostic).max(limits.elements * 4),
    /** Time in milliseconds from receiving the message to the frame after rendering the draft. */
    milliseconds: z.number(),
    /** Kind and number of DOM nodes of each rendered element, as a measure of cost. */
    nodes: z.array(z.object({ pointer: z.string(), kind: z.string(), nodes: z.int() })),
  }),
  /** Numbers of messages that the preview has ignored since its last report, by reason. */
  z.object({
    ...envelope,
    type: z.literal('ignored'),
    shape: z.int(),
    flood: z.int(),
    /** Number of ignored messages from origins that are not registered for the realm. */
    origin: z.int(),
  }),
  /** The preview suppressed a click on a link to this path, because the click would have left the preview. */
  z.object({ ...envelope, type: z.literal('stayed'), path: z.string().max(2000) }),
  /** The editor clicked on an element with the Alt key. */
  z.object({ ...envelope, type: z.literal('picked'), pointer: z.string() }),
]);
export type FromPreview = z.infer<typeof FromPreview>;
