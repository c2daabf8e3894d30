import { type ReactNode, useLayoutEffect } from 'react';
import { foundation } from '#renderers/theme/foundation.styles.ts';
import type { Api } from '#services/api/client.ts';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import type { StudioDocument } from '#schemas/wire/authoring/studio.ts';
import { answerRequest } from './language/answer.ts';
import type { Language } from './language/language.ts';
import { startChecks } from './model/checks.ts';
import { openDocument } from './model/open-document.ts';
import { keepTickets } from './preview/tickets.ts';
import { theme } from './ui/theme.styles.ts';
import type { Opened } from './workspace/use-open.ts';

/** Renders a story within the studio's HTML structure and theme. */
export function StudioFrame({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.className = `${foundation} ${theme}`;
    html.lang = 'en';
    html.dir = 'ltr';
  }, []);
  return children;
}

/** Client of the schemas for stories. Its answers can be delayed. */
export interface StoryLanguage extends Language {
  /** Delays all answers until the returned function is called. */
  hold: () => () => void;
}

/** Answers requests by the schemas in the same thread, without a web worker. */
export function createLanguage(): StoryLanguage {
  let gate = Promise.resolve();
  return {
    ask: async (question) => {
      await gate;
      return answerRequest(question) as never;
    },
    hold: () => {
      const held = Promise.withResolvers<void>();
      gate = held.promise;
      return held.resolve;
    },
  };
}

function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  };
}

type Answer = (body: unknown) => unknown;

/** Fake studio API that answers each call by its name. Other calls fail as if the server were unreachable. */
export const studioApi = (answers: Record<string, Answer>): Api =>
  ({
    call: async (name: string, { body }: { body?: unknown } = {}) => {
      const one = answers[name];
      if (!one) throw new Error(`Stories answer no ${name}`);
      return one(body);
    },
  }) as unknown as Api;

/** Answers to the API calls that every open document makes. */
export const quietAnswers: Record<string, Answer> = {
  'POST /api/v2/studio/check': () => ({ diagnostics: [] }),
  'POST /api/v2/studio/preview-ticket': () => ({ ticket: 'ticket', expiresAt: '2099-01-01T00:00:00Z' }),
};

/** Opens a document for a story with a published version and the editor's text. */
export function openForStory({
  kind = 'page',
  published,
  text = published,
  language,
  api = studioApi(quietAnswers),
}: {
  kind?: EditedKind;
  published: string;
  text?: string;
  language: Language;
  api?: Api;
}): Opened {
  const stored: StudioDocument = {
    kind,
    name: kind === 'page' ? 'story' : kind,
    published: {
      revision: 1,
      state: 'PUBLISHED',
      source: published,
      savedBy: 'Edda',
      savedAt: '2026-01-01T00:00:00Z',
    },
  };
  const document = openDocument({
    api,
    realm: 'apex',
    document: stored,
    storage: createStorage(),
    onSignedOut: () => false,
  });
  document.text.value = text;
  const fail = (error: unknown) => console.error(error);
  const checks = startChecks({ document, language, api, onFailure: fail });
  return { document, checks, tickets: keepTickets(api, kind, stored.name, fail) };
}
