import type { Tx } from '../../platform/db/scope.ts';
import {
  type DocumentKey,
  findDraft,
  findPublished,
  type Revision,
} from '../../definitions/documents/revisions.store.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { versionOf } from './wire.ts';

/** What there is of a document. */
export interface DocumentState {
  /** What viewers get; REMOVED when they no longer do. */
  published: Revision | undefined;
  draft: Revision | undefined;
  /** The newer of the two: what an editor must have seen who changes anything. */
  head: Revision | undefined;
}

/** Looks up what there is of a document. */
export async function stateOf(tx: Tx, realm: string, key: DocumentKey): Promise<DocumentState> {
  const published = await findPublished(tx, realm, key);
  const draft = await findDraft(tx, realm, key);
  return { published, draft, head: draft && draft.revision > (published?.revision ?? 0) ? draft : published };
}

/**
 * Makes sure that an editor started from what is there now. The realm's documents must be held.
 * @throws ProblemError 409 with what somebody else has made of it, 404 where there is nothing
 */
export function assertFresh({ head }: DocumentState, base: number): void {
  const isGone = head === undefined || head.state === 'REMOVED';
  if (base === head?.revision || (base === 0 && isGone)) return;
  if (!head) throw new ProblemError('NOT_FOUND', ['There is no such document']);
  throw new ProblemError('CONFLICT', [`${head.author} has changed this document in between`], {
    details: { theirs: versionOf(head) },
  });
}
