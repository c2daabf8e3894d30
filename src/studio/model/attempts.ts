import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import { ProblemError } from '#services/api/problem-error.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { DocumentVersion } from '#schemas/wire/authoring/studio.ts';
import { failureMessage } from '../api/failure.ts';
import { messages } from '../messages.ts';

/** The operation on the server that is running now. */
export type Busy = 'saving' | 'publishing' | 'scheduling' | 'discarding' | undefined;

/** Runs operations on the server one at a time and records the result of the last one. */
export interface Attempts {
  busy: ReadonlySignal<Busy>;
  /** Status message shown to the editor. */
  status: ReadonlySignal<{ text: string; isProblem: boolean } | undefined>;
  /** Diagnostics of a rejected publication. */
  refusals: Signal<readonly Diagnostic[]>;
  /** Runs an operation and handles its errors. Resolves to whether it succeeded. */
  attempt: (doing: Busy, run: () => Promise<void>) => Promise<boolean>;
  announce: (text: string, isProblem?: boolean) => void;
}

interface Options {
  /** If the error means that the session has ended, handles that and returns true. */
  onSignedOut: (error: unknown) => boolean;
  /** Called if another editor's version conflicts with the operation. */
  onOvertaken: (theirs: DocumentVersion) => Promise<void>;
}

/** The other editor's version, if the server reported a conflict. */
export const overtakenBy = (error: unknown): DocumentVersion | undefined =>
  error instanceof ProblemError ? error.problem.details?.theirs : undefined;

/** Creates an object that runs operations; none is running yet. */
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
