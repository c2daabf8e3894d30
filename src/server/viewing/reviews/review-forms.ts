import * as z from 'zod';
import { checkForm } from '#schemas/author.ts';
import type { FormField, Page } from '#schemas/generated/types.ts';
import { heldParts } from '#schemas/generated/kinds.ts';
import { withAllWithin } from '#schemas/within.ts';
import { listValid } from '../../definitions/documents/valid.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { memoizePerRevision } from '../../platform/realms/snapshot.ts';

/** Review form fields by title id: the first form on the realm's pages that allows reviews of the title. */
type ReviewForms = ReadonlyMap<number, FormField[]>;

/** Attributes of an element whose form accepts reviews of a title. */
const Reviewed = z.object({ contentId: z.int(), allowed: z.literal(true), submitLabel: z.string() });

/** Returns title id and fields of an element that is a review form. */
function fieldsOf(element: unknown): [title: number, fields: FormField[]] | undefined {
  const { $type, attributes = {} } = (element ?? {}) as { $type?: unknown; attributes?: Record<string, unknown> };
  const held = heldParts.get(String($type))?.find(({ holds }) => holds === 'fields');
  const reviewed = Reviewed.safeParse(attributes);
  if (!held || !reviewed.success) return undefined;
  const { contentId, submitLabel } = reviewed.data;
  const form = checkForm({ version: '1.0', fields: attributes[held.attribute], submitLabel });
  return form.ok ? [contentId, form.value.fields as FormField[]] : undefined;
}

const formsIn = ({ elements }: Page): [number, FormField[]][] =>
  elements
    .flatMap((element) => withAllWithin(element))
    .flatMap((element) => {
      const found = fieldsOf(element);
      return found ? [found] : [];
    });

const readCached = memoizePerRevision<ReviewForms>('review forms');

/**
 * Finds the review form fields of a title; undefined if no page of the realm has a form for it. Cached per revision.
 */
export async function reviewFieldsFor(context: RealmContext, title: number): Promise<FormField[] | undefined> {
  const { realm } = context;
  const forms = await readCached(context.db, realm, '', async (tx) => {
    const pages = await listValid(tx, { realm: realm.id }, 'page');
    // The entries are reversed, because a Map keeps the last entry of a key, and the first form of a title must win.
    return new Map(pages.flatMap(({ document }) => formsIn(document as Page)).reverse());
  });
  return forms.get(title);
}
