import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import { ProblemError } from '#services/api/problem-error.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { DocumentVersion } from '#schemas/wire/studio.ts';
import { failureMessage } from '../api/failure.ts';
import { messages } from '../messages.ts';

/** What is being done at the server at the moment. */
export type Busy = 'saving' | 'publishing' | 'scheduling' | 'discarding' | undefined;

/** Doing things at the server, one at a time, and what came of it. */
export interface Attempts {
  busy: ReadonlySignal<Busy>;
  /** What the editor is told, in words. */
  status: ReadonlySignal<{ text: string; isProblem: boolean } | undefined>;
  /** What the server found when it refused to publish. */
  refusals: Signal<readonly Diagnostic[]>;
  /** Does something. What is refused is put where it belongs; answers whether it was done. */
  attempt: (doing: Busy, run: () => Promise<void>) => Promise<boolean>;
  announce: (text: string, isProblem?: boolean) => void;
}

interface Options {
  /** Answers whether a failure is that the session has ended. */
  onSignedOut: (error: unknown) => boolean;
  /** Nothing was done: somebody else has saved in between. */
  onOvertaken: (theirs: DocumentVersion) => Promise<void>;
}

/** What somebody else has saved in between, where that is why the server refused. */
export const overtakenBy = (error: unknown): DocumentVersion | undefined =>
  error instanceof ProblemError ? error.problem.details?.theirs : undefined;

/** Begins with nothing done. */
export function createAttempts({ onSignedOut, onOvertaken }: Options): Attempts {
  const busy = signal<Busy>(undefined);
  const status = signal<{ text: string; isProblem: boolean } | undefined>(undefined);
  const refusals = signal<readonly Diagnostic[]>([]);
  const announce = (text: string, isProblem = false) => {
    status.value = { text, isProblem };
  };
  const tell = (error: unknown) => {
    const diagnostics = error instanceof ProblemError ? error.problem.details?.diagnostics : undefined;
    if (!diagnostics) return announce(onSignedOut(error) ? messages.ended : failureMessage(error), true);
    refusals.value = diagnostics;
    announce(messages.publishBlocked(diagnostics.filter(({ severity }) => severity === 'error').length), true);
  };
  return {
    busy,
    status,
    refusals,
    announce,
    async attempt(doing, run) {
      if (busy.peek()) return false;
      busy.value = doing;
      status.value = undefined;
      try {
        await run();
        return true;
      } catch (error) {
        const theirs = overtakenBy(error);
        if (theirs) await onOvertaken(theirs).catch(tell);
        else tell(error);
        return false;
      } finally {
        busy.value = undefined;
      }
    },
  };
}
