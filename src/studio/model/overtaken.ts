import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import type { DocumentVersion } from '#schemas/wire/authoring/studio.ts';
import { type MergeChoice, applyChoices, mergeVersions, type Together, type Versions } from './together.ts';
import { type Work, workOn } from './work.ts';

/** A newer version by another editor that conflicts with the editor's text. */
export interface Overtaken {
  by: DocumentVersion;
  /** Common base of both versions; undefined if it is no longer available. */
  base: string | undefined;
}

/** Merges newer versions of other editors into the editor's text. */
export interface Overtaking {
  overtaken: ReadonlySignal<Overtaken | undefined>;
  /**
   * Takes over the other editor's version: unchanged if this editor has no changes, otherwise merged. If there are
   * conflicts, changes nothing and resolves to false. Rejects with a `ProblemError`.
   */
  takeIn: (theirs: DocumentVersion) => Promise<boolean>;
  /** Returns the current versions of both editors and their merge. */
  compare: () => { versions: Versions; together: Together } | undefined;
  /** Merges both versions; at each conflict, `chosen` says which version wins. */
  decide: (chosen: (pointer: string) => MergeChoice) => void;
  settled: () => void;
}

interface Options {
  work: () => Work;
  take: (next: Work) => void;
  /** Returns the source text of a revision; undefined if it no longer exists. Rejects with a `ProblemError`. */
  sourceOf: (revision: number) => Promise<string | undefined>;
}

/** Creates the merge state, which has no conflict yet. */
export function createOvertaking({ work, take, sourceOf }: Options): Overtaking {
  const overtaken: Signal<Overtaken | undefined> = signal(undefined);
  const versionsOf = ({ by, base }: Overtaken): Versions => ({ base, mine: work().text, theirs: by.source });
  return {
    overtaken,
    async takeIn(theirs) {
      const begun = work().base;
      const base = work().text === work().saved ? work().text : await sourceOf(begun);
      // Merges the editor's current text, because they may have typed while the request was running.
      const { text, conflicts } = mergeVersions(versionsOf({ by: theirs, base }));
      if (conflicts.length > 0) {
        overtaken.value = { by: theirs, base };
        return false;
      }
      take(workOn(theirs, text));
      return true;
    },
    compare() {
      const { value } = overtaken;
      if (!value) return undefined;
      const versions = versionsOf(value);
      return { versions, together: mergeVersions(versions) };
    },
    decide(chosen) {
      const { value } = overtaken;
      if (!value) return;
      const versions = versionsOf(value);
      take(workOn(value.by, applyChoices(versions, mergeVersions(versions), chosen)));
    },
    settled: () => {
      overtaken.value = undefined;
    },
  };
}
