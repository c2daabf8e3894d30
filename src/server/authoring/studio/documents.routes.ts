import type { StudioDocument, StudioDocuments } from '#schemas/wire/authoring/studio.ts';
import { labelNamed } from '#schemas/localise.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { listValid } from '../../definitions/documents/valid.ts';
import { type DocumentKey, listDrafts, listPublished } from '../../definitions/documents/revisions.store.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { Messages } from '../../definitions/labels/messages.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { checkSource } from './check-source.ts';
import { findState } from './document-state.ts';
import { createEditing, discardDraft, publishDraft, rollBack, saveDraft } from './editing.ts';
import { findScheduled, listScheduled } from './schedule.store.ts';
import { toSchedule, toDocumentVersion } from './wire.ts';

type Names =
  | 'GET /api/v2/studio/documents'
  | 'GET /api/v2/studio/documents/{kind}/{name}'
  | 'PUT /api/v2/studio/documents/{kind}/{name}/draft'
  | 'DELETE /api/v2/studio/documents/{kind}/{name}/draft'
  | 'POST /api/v2/studio/documents/{kind}/{name}/publish'
  | 'POST /api/v2/studio/documents/{kind}/{name}/roll-back'
  | 'POST /api/v2/studio/check';

/** Titles of published pages, in the editor's language. */
async function readPageTitles(tx: Tx, realm: string, messages: Messages): Promise<Map<string, string>> {
  const pages = await listValid(tx, { realm }, 'page');
  return new Map(
    pages.flatMap(({ name, document }): [string, string][] => {
      const title = (document as { title?: unknown } | null)?.title;
      if (typeof title !== 'string') return [];
      const label = labelNamed(title);
      return [[name, label === undefined ? title : messages.t(label)]];
    }),
  );
}

async function listDocuments(context: ViewerContext): Promise<StudioDocuments> {
  const { realm } = context;
  const messages = await messagesFor(context);
  const { published, drafts, scheduled, titles } = await inRealm(context.db, realm.id, async (tx) => ({
    published: await listPublished(tx, realm.id),
    drafts: await listDrafts(tx, realm.id),
    scheduled: await listScheduled(tx, realm.id),
    titles: await readPageTitles(tx, realm.id, messages),
  }));
  const documents = new Map<string, StudioDocuments['documents'][number]>();
  const at = ({ kind, name }: DocumentKey) => {
    const id = `${kind} ${name}`;
    const title = kind === 'page' ? titles.get(name) : undefined;
    const known = documents.get(id) ?? { kind, name, ...(title !== undefined && { title }) };
    documents.set(id, known);
    return known;
  };
  for (const { revision, savedAt, author, ...key } of published)
    Object.assign(at(key), { revision, publishedAt: savedAt.toISOString(), publishedBy: author });
  for (const { revision, savedAt, author, ...key } of drafts)
    at(key).draft = { revision, savedAt: savedAt.toISOString(), savedBy: author };
  for (const { revision, publishAt, refusal, kind, name } of scheduled) {
    const known = documents.get(`${kind} ${name}`);
    if (known) known.schedule = { revision, at: publishAt.toISOString(), isRefused: refusal !== null };
  }
  return { documents: [...documents.values()].sort((a, b) => (a.kind + a.name < b.kind + b.name ? -1 : 1)) };
}

async function findDocument({ db, realm }: ViewerContext, key: DocumentKey): Promise<StudioDocument> {
  const { published, draft, scheduled } = await inRealm(db, realm.id, async (tx) => ({
    ...(await findState(tx, realm.id, key)),
    scheduled: await findScheduled(tx, realm.id, key),
  }));
  const isShown = published && published.state !== 'REMOVED';
  if (!isShown && !draft) throw new ProblemError('NOT_FOUND', ['There is no such document']);
  return {
    ...key,
    ...(isShown && { published: toDocumentVersion(published) }),
    ...(draft && { draft: toDocumentVersion(draft) }),
    ...(scheduled && { schedule: toSchedule(scheduled) }),
  };
}

export const documentHandlers: Handlers<Names> = {
  'GET /api/v2/studio/documents': listDocuments,
  'GET /api/v2/studio/documents/{kind}/{name}': (call) => findDocument(call, call.params),
  'PUT /api/v2/studio/documents/{kind}/{name}/draft': async (call) => {
    const { db, realm, params, body } = call;
    const editing = createEditing(call, params, body.base);
    const revision = await inRealm(db, realm.id, (tx) => saveDraft(tx, editing, body.source));
    // The check runs in its own transaction after the lock is released, because it may take a while and changes
    // nothing.
    const { diagnostics } = await inRealm(db, realm.id, (tx) => checkSource(tx, realm, params, body.source));
    return { revision, diagnostics };
  },
  'DELETE /api/v2/studio/documents/{kind}/{name}/draft': async (call) => {
    const { db, realm, params, body } = call;
    await inRealm(db, realm.id, (tx) => discardDraft(tx, createEditing(call, params, body.base)));
    return undefined;
  },
  'POST /api/v2/studio/documents/{kind}/{name}/publish': (call) => {
    const { db, realm, params, body } = call;
    return inRealm(db, realm.id, (tx) => publishDraft(tx, createEditing(call, params, body.base), body.note));
  },
  'POST /api/v2/studio/documents/{kind}/{name}/roll-back': (call) => {
    const { db, realm, params, body } = call;
    return inRealm(db, realm.id, (tx) => rollBack(tx, createEditing(call, params, body.base), body.to, body.note));
  },
  'POST /api/v2/studio/check': async ({ db, realm, body: { source, ...key } }) => {
    const { diagnostics } = await inRealm(db, realm.id, (tx) => checkSource(tx, realm, key, source));
    return { diagnostics };
  },
};
