import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import type { Api } from '#services/api/client.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import type { DocumentVersion, Schedule, StudioDocument } from '#schemas/wire/authoring/studio.ts';
import { messages } from '../messages.ts';
import { type Attempts, createAttempts, overtakenBy } from './attempts.ts';
import { createOvertaking, type Overtaking } from './overtaken.ts';
import { whenInZone } from './zone.ts';
import { type Unsaved, unsavedOf } from './unsaved.ts';
import { restoreWork, newestOf, startFrom, type Work } from './work.ts';

/**
 * A document being edited. During a conflict with another editor's version nothing is saved until the editor decides.
 */
export interface OpenDocument extends Pick<Attempts, 'busy' | 'status'>, Pick<Overtaking, 'overtaken' | 'compare'> {
  kind: EditedKind;
  name: string;
  text: Signal<string>;
  /** The published version, which viewers see. */
  published: ReadonlySignal<DocumentVersion | undefined>;
  draft: ReadonlySignal<DocumentVersion | undefined>;
  /** The scheduled publication of the draft, or why it failed. */
  schedule: ReadonlySignal<Schedule | undefined>;
  isUnsaved: ReadonlySignal<boolean>;
  /** Whether the editor's text differs from what viewers see. */
  isUnpublished: ReadonlySignal<boolean>;
  /** Whether work was restored that an earlier visit had left unsaved. */
  isRestored: ReadonlySignal<boolean>;
  refusals: ReadonlySignal<Attempts['refusals']['value']>;
  save: () => Promise<boolean>;
  publish: () => Promise<boolean>;
  /** Schedules the editor's text for publication. The server validates it at once; unsaved work is saved first. */
  publishAt: (at: string) => Promise<boolean>;
  /** Cancels the schedule, or dismisses the notice of a failed publication. */
  unschedule: () => Promise<boolean>;
  /** Discards the draft; a document that was never published is deleted. */
  discard: () => Promise<boolean>;
  rollBack: (to: number) => Promise<boolean>;
  /** Asks the server for newer versions of other editors and merges them if there is no conflict. */
  lookForOthers: () => Promise<void>;
  /** Merges both versions; at each conflict, the editor's choice wins. Saves nothing. */
  decide: Overtaking['decide'];
  dropRestored: () => void;
  close: () => void;
}

interface Options {
  api: Api;
  realm: string;
  document: StudioDocument;
  storage: Storage;
  /** If the error means that the session has ended, handles that and returns true. The editor's work is kept. */
  onSignedOut: (error: unknown) => boolean;
}

/** Opens a document for editing. */
export function openDocument({ api, realm, document, storage, onSignedOut }: Options): OpenDocument {
  const { kind, name } = document;
  const params = { kind, name };
  const unsaved: Unsaved = unsavedOf(`${realm}:${kind}:${name}`, storage);
  const start = startFrom(document);
  const first = restoreWork(start, unsaved.read());

  const server = signal(document);
  const text = signal(first.text);
  const saved = signal(first.saved);
  const base = signal(first.base);
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
      isRestored.value = false;
      settled();
    });
  const fetchDocument = () => api.call('GET /api/v2/studio/documents/{kind}/{name}', { params });
  /** Reloads the server's state without changing the editor's text. */
  async function refresh(): Promise<void> {
    server.value = await fetchDocument();
  }
  async function sourceOf(revision: number): Promise<string | undefined> {
    const { published, draft } = server.peek();
    const known = [published, draft].find((one) => one?.revision === revision);
    if (known || revision === 0) return known?.source;
    return api
      .call('GET /api/v2/studio/documents/{kind}/{name}/history/{revision}', { params: { ...params, revision } })
      .then(
        ({ source }) => source,
        (error: unknown) => {
          if (error instanceof ProblemError && error.problem.status === 404) return undefined;
          throw error;
        },
      );
  }
  const { overtaken, compare, decide, takeIn, settled } = createOvertaking({ work, take, sourceOf });
  const { busy, status, refusals, attempt, announce } = createAttempts({
    onSignedOut,
    onOvertaken: async (theirs) => {
      if (await takeIn(theirs)) {
        await refresh();
        announce(messages.lookAgain(theirs.savedBy));
      } else announce(messages.nothingDone(theirs.savedBy), true);
    },
  });
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

  /**
   * Saves, merging newer versions of other editors if there is no conflict. Resolves to the revision and those
   * editors' names.
   */
  async function saveTogether(): Promise<{ revision: number; others: string[] }> {
    const others: string[] = [];
    for (;;) {
      try {
        return { revision: await putDraft(), others };
      } catch (error) {
        const theirs = overtakenBy(error);
        if (!theirs || !(await takeIn(theirs))) throw error;
        others.push(theirs.savedBy);
        // If the merged text equals the other editor's version, there is nothing left to save.
        if (!isUnsaved.peek()) return { revision: theirs.revision, others };
      }
    }
  }

  /** Makes sure that the server has the editor's text as a draft. */
  async function haveDraft(): Promise<void> {
    const newest = newestOf(server.peek());
    if (isUnsaved.peek() || newest === server.peek().published) await putDraft();
  }

  const save = () =>
    attempt('saving', async () => {
      const { revision, others } = await saveTogether();
      await refresh();
      announce(
        others.length > 0 ? messages.savedTogether(revision, [...new Set(others)]) : messages.savedDraft(revision),
      );
    });

  const opened: OpenDocument = {
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
    overtaken,
    compare,
    decide(chosen) {
      decide(chosen);
      announce(messages.putTogether);
      void refresh().catch(onSignedOut);
    },
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
        announce(messages.published(revision));
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
        announce(messages.scheduled(schedule.revision, whenInZone(schedule.at)));
      }),
    unschedule: () =>
      attempt('scheduling', async () => {
        const at = server.peek().schedule?.at;
        if (at === undefined) return;
        await api.call('DELETE /api/v2/studio/documents/{kind}/{name}/schedule', { params, body: { at } });
        await refresh();
        announce(messages.unscheduled);
      }),
    discard: () =>
      attempt('discarding', async () => {
        await api.call('DELETE /api/v2/studio/documents/{kind}/{name}/draft', { params, body: { base: base.peek() } });
        if (!server.peek().published) {
          // The document was deleted, so nothing is left to save.
          saved.value = text.peek();
          return;
        }
        const next = await fetchDocument();
        server.value = next;
        // Discarding creates a revision of its own, so the new base may be newer than the text that is now shown.
        take(startFrom(next));
        announce(messages.discarded);
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
        announce(messages.rolledBack(to, revision));
      }),
    async lookForOthers() {
      if (busy.peek()) return;
      const next = await fetchDocument().catch(onSignedOut);
      if (typeof next === 'boolean' || busy.peek()) return;
      const newest = newestOf(next);
      const awaited = server.peek().schedule;
      if (!newest || newest.revision <= base.peek()) {
        server.value = next;
        return;
      }
      const before = { text: text.peek(), isUnsaved: isUnsaved.peek(), isRestored: isRestored.peek() };
      await takeIn(newest).catch(onSignedOut);
      if (base.peek() !== newest.revision) return;
      server.value = next;
      isRestored.value = before.isRestored && isUnsaved.peek();
      if (awaited && next.published?.of === awaited.revision) announce(messages.published(next.published.revision));
      else if (text.peek() !== before.text)
        announce(before.isUnsaved ? messages.tookIn(newest.savedBy) : messages.newVersion(newest.savedBy));
    },
    dropRestored: () => take(startFrom(server.peek())),
    close: stopKeeping,
  };
  // If others have saved since the restored work was begun, their versions are merged into it.
  if (first.base !== start.base) void opened.lookForOthers();
  return opened;
}
