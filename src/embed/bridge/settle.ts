import { effect } from '@preact/signals-react';
import { tooLate } from './bridge-error.ts';

/**
 * Waits for what signals tell. `look` reads them, and answers once it is so; undefined until then.
 * @throws whatever `look` throws; BridgeError after so many milliseconds
 */
export function settle<Answer>(look: () => Answer | undefined, within: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => reject(tooLate()), within);
  const end = effect(() => {
    try {
      const answer = look();
      if (answer !== undefined) resolve(answer);
    } catch (error) {
      reject(error);
    }
  });
  return promise.finally(() => {
    clearTimeout(timer);
    end();
  });
}
