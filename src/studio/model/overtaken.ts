import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import type { DocumentVersion } from '#schemas/wire/studio.ts';
import { type Choice, decided, putTogether, type Together, type Versions } from './together.ts';
import { type Work, workOn } from './work.ts';

/** Somebody else's newer version, of which a place is changed in the editor too. */
export interface Overtaken {
  by: DocumentVersion;
  /** What both began with; undefined where that is not known any more. */
  base: string | undefined;
}

/** How what others save comes into the editor. */
export interface Overtaking {
  overtaken: ReadonlySignal<Overtaken | undefined>;
  /**
   * Puts their version into the editor: as it is where nothing was changed, else together with what was. Answers false
   * where both have changed the same place: then nothing is changed, and the editor decides. Rejects with a `ProblemError`.
   */
  takeIn: (theirs: DocumentVersion) => Promise<boolean>;
  /** Both versions as they are now. */
  compare: () => { versions: Versions; together: Together } | undefined;
  /** Both in one text, with what was chosen for the places that both have changed. */
  decide: (chosen: (pointer: string) => Choice) => void;
  settled: () => void;
}

interface Options {
  work: () => Work;
  take: (next: Work) => void;
  /** The text of a revision; undefined where there is none any more. Rejects with a `ProblemError`. */
  sourceOf: (revision: number) => Promise<string | undefined>;
}

/** Begins with nobody in the way. */
export function createOvertaking({ work, take, sourceOf }: Options): Overtaking {
  const overtaken: Signal<Overtaken | undefined> = signal(undefined);
  const versionsOf = ({ by, base }: Overtaken): Versions => ({ base, mine: work().text, theirs: by.source });
  return {
    overtaken,
    async takeIn(theirs) {
      const begun = work().base;
      const base = work().text === work().saved ? work().text : await sourceOf(begun);
      // Typing goes on meanwhile: what counts is what is there now.
      const { text, conflicts } = putTogether(versionsOf({ by: theirs, base }));
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
      return { versions, together: putTogether(versions) };
    },
    decide(chosen) {
      const { value } = overtaken;
      if (!value) return;
      const versions = versionsOf(value);
      take(workOn(value.by, decided(versions, putTogether(versions), chosen)));
    },
    settled: () => {
      overtaken.value = undefined;
    },
  };
}
