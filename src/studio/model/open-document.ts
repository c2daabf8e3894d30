import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import type { Api } from '#services/api/client.ts';
import type { EditedKind } from '#schemas/wire/preview.ts';
import type { DocumentVersion, Schedule, StudioDocument } from '#schemas/wire/studio.ts';
import { words } from '../words.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { whenInZone } from './zone.ts';
import { type Unsaved, unsavedOf } from './unsaved.ts';
import { goOnFrom, keepMine, newestOf, startFrom, takeTheirs, type Work } from './work.ts';

/** A document in the hands of an editor. While there are `theirs` nothing is saved until the editor decides. */
export interface OpenDocument extends Pick<Attempts, 'busy' | 'status'> {
  kind: EditedKind;
  name: string;
  text: Signal<string>;
  /** What viewers see. */
  published: ReadonlySignal<DocumentVersion | undefined>;
  draft: ReadonlySignal<DocumentVersion | undefined>;
  /** When the draft is to be published, or why it was not. */
  schedule: ReadonlySignal<Schedule | undefined>;
  isUnsaved: ReadonlySignal<boolean>;
  /** Whether viewers see something else than what is in the editor. */
  isUnpublished: ReadonlySignal<boolean>;
  /** Unsaved work of an earlier visit is in the editor. */
  isRestored: ReadonlySignal<boolean>;
  theirs: ReadonlySignal<DocumentVersion | undefined>;
  refusals: ReadonlySignal<Attempts['refusals']['value']>;
  save: () => Promise<boolean>;
  publish: () => Promise<boolean>;
  /** Has what is in the editor published at a time to come, which is checked at once; unsaved work is saved first. */
  publishAt: (at: string) => Promise<boolean>;
  /** Takes the schedule back, or the word that it was not published. */
  unschedule: () => Promise<boolean>;
  /** Takes the draft away, and with it a document that was never published. */
  discard: () => Promise<boolean>;
  rollBack: (to: number) => Promise<boolean>;
  /** Asks whether somebody else has saved, without changing anything. */
  lookForOthers: () => Promise<void>;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
  decideLater: () => void;
  dropRestored: () => void;
  close: () => void;
}

interface Options {
  api: Api;
  realm: string;
  document: StudioDocument;
  storage: Storage;
  /** The session has ended: the work is kept, and somebody has to sign in. */
  onSignedOut: (error: unknown) => boolean;
}

/** Opens a document for editing. */
export function openDocument({ api, realm, document, storage, onSignedOut }: Options): OpenDocument {
  const { kind, name } = document;
  const params = { kind, name };
  const unsaved: Unsaved = unsavedOf(`${realm}:${kind}:${name}`, storage);
  const start = startFrom(document);
  const first = goOnFrom(start, unsaved.read());

  const server = signal(document);
  const text = signal(first.text);
  const saved = signal(first.saved);
  const base = signal(first.base);
  const { busy, status, theirs, refusals, attempt, tell } = createAttempts(onSignedOut);
  const isRestored = signal(first !== start);
  const isUnsaved = computed(() => text.value !== saved.value);

  const stopKeeping = effect(() => {
    if (isUnsaved.value) unsaved.write({ text: text.value, base: base.value });
    else unsaved.clear();
  });
  const work = (): Work => ({ text: text.peek(), saved: saved.peek(), base: base.peek() });
  const take = (next: Work) =>
    batch(() => {
      text.value = next.text;
      saved.value = next.saved;
      base.value = next.base;
      theirs.value = undefined;
      isRestored.value = false;
    });
  const fetchDocument = () => api.call('GET /api/v2/studio/documents/{kind}/{name}', { params });
  /** Takes over what the server has now, where the editor has nothing else. */
  async function refresh(): Promise<void> {
    server.value = await fetchDocument();
  }
  async function putDraft(): Promise<number> {
    const source = text.peek();
    const { revision } = await api.call('PUT /api/v2/studio/documents/{kind}/{name}/draft', {
      params,
      body: { source, base: base.peek() },
    });
    batch(() => {
      saved.value = source;
      base.value = revision;
      isRestored.value = false;
    });
    return revision;
  }

  /** Has the server hold what is in the editor as a draft. */
  async function haveDraft(): Promise<void> {
    const newest = newestOf(server.peek());
    if (isUnsaved.peek() || newest === server.peek().published) await putDraft();
  }

  const save = () =>
    attempt('saving', async () => {
      const revision = await putDraft();
      await refresh();
      tell(words.savedDraft(revision));
    });

  return {
    kind,
    name,
    text,
    published: computed(() => server.value.published),
    draft: computed(() => {
      const newest = newestOf(server.value);
      return newest === server.value.published ? undefined : newest;
    }),
    schedule: computed(() => server.value.schedule),
    isUnsaved,
    isUnpublished: computed(() => text.value !== server.value.published?.source),
    busy,
    status,
    isRestored,
    theirs,
    refusals,
    save,
    publish: () =>
      attempt('publishing', async () => {
        refusals.value = [];
        await haveDraft();
        const { revision } = await api.call('POST /api/v2/studio/documents/{kind}/{name}/publish', {
          params,
          body: { base: base.peek() },
        });
        base.value = revision;
        await refresh();
        tell(words.published(revision));
      }),
    publishAt: (at) =>
      attempt('scheduling', async () => {
        refusals.value = [];
        await haveDraft();
        await refresh();
        const replaces = server.peek().schedule?.at;
        const { schedule } = await api.call('PUT /api/v2/studio/documents/{kind}/{name}/schedule', {
          params,
          body: { base: base.peek(), at, ...(replaces !== undefined && { replaces }) },
        });
        server.value = { ...server.peek(), schedule };
        tell(words.scheduled(schedule.revision, whenInZone(schedule.at)));
      }),
    unschedule: () =>
      attempt('scheduling', async () => {
        const at = server.peek().schedule?.at;
        if (at === undefined) return;
        await api.call('DELETE /api/v2/studio/documents/{kind}/{name}/schedule', { params, body: { at } });
        await refresh();
        tell(words.unscheduled);
      }),
    discard: () =>
      attempt('discarding', async () => {
        await api.call('DELETE /api/v2/studio/documents/{kind}/{name}/draft', { params, body: { base: base.peek() } });
        if (!server.peek().published) {
          // Nothing is left to show, and nothing to keep.
          saved.value = text.peek();
          return;
        }
        const next = await fetchDocument();
        server.value = next;
        // The base may be newer than what is shown: that the draft was discarded is a revision of its own.
        take(startFrom(next));
        tell(words.discarded);
      }),
    rollBack: (to) =>
      attempt('publishing', async () => {
        if (isUnsaved.peek()) await putDraft();
        const { revision } = await api.call('POST /api/v2/studio/documents/{kind}/{name}/roll-back', {
          params,
          body: { to, base: base.peek() },
        });
        const next = await fetchDocument();
        server.value = next;
        take(startFrom(next));
        tell(words.rolledBack(to, revision));
      }),
    async lookForOthers() {
      if (busy.peek() || theirs.peek()) return;
      const next = await fetchDocument().catch(onSignedOut);
      if (typeof next === 'boolean' || busy.peek()) return;
      const newest = newestOf(next);
      const awaited = server.peek().schedule;
      if (!newest || newest.revision <= base.peek()) server.value = next;
      else if (newest.source === text.peek()) {
        server.value = next;
        take(startFrom(next));
        if (awaited && next.published?.of === awaited.revision) tell(words.published(next.published.revision));
      } else if (newest.source === saved.peek()) base.value = newest.revision;
      else theirs.value = newest;
    },
    keepMine: async () => {
      const other = theirs.peek();
      if (!other) return false;
      take(keepMine(work(), other));
      return save();
    },
    takeTheirs() {
      const other = theirs.peek();
      if (!other) return;
      take(takeTheirs(other));
      tell(words.tookTheirs);
      void refresh().catch(onSignedOut);
    },
    decideLater: () => {
      theirs.value = undefined;
    },
    dropRestored: () => take(startFrom(server.peek())),
    close: stopKeeping,
  };
}
