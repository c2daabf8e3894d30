import { effect } from '@preact/signals-react';
import { tooLate } from './bridge-error.ts';

/**
 * Waits for a condition on signals: the callback reads them and returns a value once it holds, else undefined.
 * @param within timeout in milliseconds
 * @throws errors of the callback; BridgeError on timeout
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
