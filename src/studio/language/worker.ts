import { answerRequest } from './answer.ts';
import type { Question } from './messages.ts';

// Runs in a worker, so that typing stays smooth with large documents.

addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  const { id, question } = data;
  Promise.resolve()
    .then(() => answerRequest(question))
    .then(
      (result) => postMessage({ id, result }),
      (error: unknown) => postMessage({ id, error: String(error) }),
    );
});
