import type { Answers, Question } from './messages.ts';

/** Asks the schemas, in a thread of their own. */
export interface Language {
  ask: <Type extends Question['type']>(question: Extract<Question, { type: Type }>) => Promise<Answers[Type]>;
}

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

type Answered = { id: number; result: unknown } | { id: number; error: string };

/** Starts the thread that knows the schemas. */
export function startLanguage(): Language {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'schemas' });
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
        // A worker has no origin to name.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker.postMessage({ id: last, question });
      }),
  };
}
