import { THREAD_POLICY } from '#schemas/wire/authoring/studio-realms.ts';
import type { Answers, Question } from './messages.ts';
// Vite resolves this import to the worker's URL.
// oxlint-disable-next-line import/default
import thread from './worker.ts?worker&url';

/** Client of the web worker with the schemas. */
export interface Language {
  ask: <Type extends Question['type']>(question: Extract<Question, { type: Type }>) => Promise<Answers[Type]>;
}

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

type Answered = { id: number; result: unknown } | { id: number; error: string };

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** Creates the URL of the worker through the only Trusted Types policy that the page's headers allow. */
function threadAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  // The policy ignores its input, so no other URL can become a script.
  return trustedTypes?.createPolicy(THREAD_POLICY, { createScriptURL: () => thread }).createScriptURL(thread) ?? thread;
}

/** Starts the web worker that loads the schemas. */
export function startLanguage(): Language {
  const worker = new Worker(threadAddress(), { type: 'module', name: 'schemas' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const entry = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) entry?.reject(new Error(data.error));
    else entry?.resolve(data.result as never);
  });
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        // Workers have no target origin.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker.postMessage({ id: last, question });
      }),
  };
}
