import type { Tx } from '../../platform/db/scope.ts';
import {
  type DocumentKey,
  findDraft,
  findPublished,
  type Revision,
} from '../../definitions/documents/revisions.store.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { toDocumentVersion } from './wire.ts';

/** The current revisions of a document. */
export interface DocumentState {
  /** The revision that viewers see; its state is REMOVED if the document was deleted. */
  published: Revision | undefined;
  draft: Revision | undefined;
  /** The newer of the two revisions. An editor must have seen it before changing the document (optimistic locking). */
  head: Revision | undefined;
}

/** Loads the current revisions of a document. */
export async function findState(tx: Tx, realm: string, key: DocumentKey): Promise<DocumentState> {
  const published = await findPublished(tx, realm, key);
  const draft = await findDraft(tx, realm, key);
  return { published, draft, head: draft && draft.revision > (published?.revision ?? 0) ? draft : published };
}

/**
 * Checks that an editor started from the current revision (optimistic locking). Lock the realm's documents first.
 * @throws ProblemError 409 with the other editor's version, 404 for an unknown document
 */
export function assertFresh({ head }: DocumentState, base: number): void {
  const isGone = head === undefined || head.state === 'REMOVED';
  if (base === head?.revision || (base === 0 && isGone)) return;
  if (!head) throw new ProblemError('NOT_FOUND', ['There is no such document']);
  throw new ProblemError('CONFLICT', [`${head.author} has changed this document in between`], {
    details: { theirs: toDocumentVersion(head) },
  });
}
