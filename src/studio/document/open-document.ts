import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import type { Api } from '#services/api/client.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import type { EditedKind } from '#schemas/wire/preview.ts';
import type { DocumentVersion, StudioDocument } from '#schemas/wire/studio.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { wordsOfFailure } from '../api/failure.ts';
import { words } from '../words.ts';
import { type Unsaved, unsavedOf } from './unsaved.ts';
import { goOnFrom, keepMine, newestOf, startFrom, takeTheirs, type Work } from './work.ts';

/** What is being done at the server at the moment. */
export type Busy = 'saving' | 'publishing' | 'discarding' | undefined;

/** A document in the hands of an editor. */
export interface OpenDocument {
  kind: EditedKind;
  name: string;
  text: Signal<string>;
  /** What viewers see. */
  published: ReadonlySignal<DocumentVersion | undefined>;
  draft: ReadonlySignal<DocumentVersion | undefined>;
  isUnsaved: ReadonlySignal<boolean>;
  /** Whether viewers see something else than what is in the editor. */
  isUnpublished: ReadonlySignal<boolean>;
  busy: ReadonlySignal<Busy>;
  /** What the editor is told, in words. */
  status: ReadonlySignal<{ text: string; isProblem: boolean } | undefined>;
  /** Unsaved work of an earlier visit is in the editor. */
  isRestored: ReadonlySignal<boolean>;
  /** What somebody else has made of it in between; until the editor decides nothing is saved. */
  theirs: ReadonlySignal<DocumentVersion | undefined>;
  /** What the server found when it refused to publish. */
  refusals: ReadonlySignal<readonly Diagnostic[]>;
  save: () => Promise<boolean>;
  publish: () => Promise<boolean>;
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
  const busy = signal<Busy>(undefined);
  const status = signal<{ text: string; isProblem: boolean } | undefined>(undefined);
  const theirs = signal<DocumentVersion | undefined>(undefined);
  const refusals = signal<readonly Diagnostic[]>([]);
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
  const tell = (words: string, isProblem = false) => {
    status.value = { text: words, isProblem };
  };

  /** Does something at the server. What it refuses is put where it belongs; answers whether it was done. */
  async function attempt(doing: Busy, run: () => Promise<void>): Promise<boolean> {
    if (busy.peek()) return false;
    busy.value = doing;
    status.value = undefined;
    try {
      await run();
      return true;
    } catch (error) {
      const details = error instanceof ProblemError ? error.problem.details : undefined;
      if (details?.theirs) theirs.value = details.theirs;
      else if (details?.diagnostics) {
        refusals.value = details.diagnostics;
        const errors = details.diagnostics.filter(({ severity }) => severity === 'error').length;
        tell(words.publishBlocked(errors), true);
      } else if (!onSignedOut(error)) tell(wordsOfFailure(error), true);
      return false;
    } finally {
      busy.value = undefined;
    }
  }
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
        const newest = newestOf(server.peek());
        if (isUnsaved.peek() || newest === server.peek().published) await putDraft();
        const { revision } = await api.call('POST /api/v2/studio/documents/{kind}/{name}/publish', {
          params,
          body: { base: base.peek() },
        });
        base.value = revision;
        await refresh();
        tell(words.published(revision));
      }),
    discard: () =>
      attempt('discarding', async () => {
        await api.call('DELETE /api/v2/studio/documents/{kind}/{name}/draft', { params, body: { base: base.peek() } });
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
      if (!newest || newest.revision <= base.peek()) return;
      if (newest.source === text.peek()) {
        server.value = next;
        take(startFrom(next));
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
