import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import type { Api } from '#services/api/client.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { FoundMistake } from '../language/check.ts';
import type { Language } from '../language/language.ts';
import { type DrawnIn, mergeDiagnostics } from './merge.ts';
import { documentName } from '../language/document-name.ts';
import type { OpenDocument } from './open-document.ts';

/** Current problems of the document. */
export interface Checks {
  all: ReadonlySignal<FoundMistake[]>;
  /** For each preview view, the problems found while it rendered the draft. */
  drawn: Signal<readonly DrawnIn[]>;
  /**
   * Runs the server's check at once, as needed before publishing. Rejects with a `ProblemError` if the server fails.
   */
  askServer: () => Promise<void>;
  stop: () => void;
}

interface Options {
  document: OpenDocument;
  language: Language;
  api: Api;
  onFailure: (error: unknown) => void;
}

/** Debounce before the local check and before the server check, in milliseconds. */
const LOCAL_MS = 100;
const SERVER_MS = 500;

/** Checks the document after each change, locally and then on the server. Outdated results are dropped. */
export function startChecks({ document, language, api, onFailure }: Options): Checks {
  const { kind, name, text } = document;
  const local = signal<readonly FoundMistake[]>([]);
  const server = signal<readonly Diagnostic[]>([]);
  const drawn = signal<readonly DrawnIn[]>([]);

  const askSchemas = async () => {
    const asked = text.peek();
    const before = document.published.peek()?.source;
    const found = await language.ask({ type: 'check', kind, name, text: asked, before });
    if (text.peek() === asked) local.value = found;
  };
  const askServer = async () => {
    const asked = text.peek();
    const { diagnostics } = await api.call('POST /api/v2/studio/check', { body: { kind, name, source: asked } });
    if (text.peek() === asked) server.value = diagnostics;
  };
  const stopWatching = effect(() => {
    void text.value;
    const soon = setTimeout(() => void askSchemas().catch(onFailure), LOCAL_MS);
    const later = setTimeout(() => void askServer().catch(onFailure), SERVER_MS);
    return () => {
      clearTimeout(soon);
      clearTimeout(later);
    };
  });
  const stopRefusals = effect(() => {
    if (document.refusals.value.length > 0) server.value = document.refusals.value;
  });
  return {
    all: computed(() =>
      mergeDiagnostics(documentName(kind, name), { local: local.value, server: server.value, drawn: drawn.value }),
    ),
    drawn,
    askServer,
    stop: () => {
      stopWatching();
      stopRefusals();
    },
  };
}
