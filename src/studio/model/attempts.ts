import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import { ProblemError } from '#services/api/problem-error.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { DocumentVersion } from '#schemas/wire/studio.ts';
import { wordsOfFailure } from '../api/failure.ts';
import { words } from '../words.ts';

/** What is being done at the server at the moment. */
export type Busy = 'saving' | 'publishing' | 'scheduling' | 'discarding' | undefined;

/** Doing things at the server, one at a time, and what came of it. */
export interface Attempts {
  busy: ReadonlySignal<Busy>;
  /** What the editor is told, in words. */
  status: ReadonlySignal<{ text: string; isProblem: boolean } | undefined>;
  /** What somebody else has made of the document in between. */
  theirs: Signal<DocumentVersion | undefined>;
  /** What the server found when it refused to publish. */
  refusals: Signal<readonly Diagnostic[]>;
  /** Does something. What is refused is put where it belongs; answers whether it was done. */
  attempt: (doing: Busy, run: () => Promise<void>) => Promise<boolean>;
  tell: (text: string, isProblem?: boolean) => void;
}

/** Begins with nothing done. `onSignedOut` answers whether a failure is that the session has ended. */
export function createAttempts(onSignedOut: (error: unknown) => boolean): Attempts {
  const busy = signal<Busy>(undefined);
  const status = signal<{ text: string; isProblem: boolean } | undefined>(undefined);
  const theirs = signal<DocumentVersion | undefined>(undefined);
  const refusals = signal<readonly Diagnostic[]>([]);
  const tell = (text: string, isProblem = false) => {
    status.value = { text, isProblem };
  };
  return {
    busy,
    status,
    theirs,
    refusals,
    tell,
    async attempt(doing, run) {
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
    },
  };
}
