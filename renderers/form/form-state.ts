import { type Signal, signal } from '@preact/signals-react';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import { startsTicked } from '#schemas/values/consent.ts';
import type { FormInitial } from './initial.ts';

/** State of one form. What is typed stays in its inputs; each fault is a signal, so that it redraws its field alone. */
export interface FormState {
  /** What is wrong with a field or a term, in words. */
  faultOf: (name: string) => Signal<string | undefined>;
  /** Replaces all faults. */
  setFaults: (faults: ReadonlyMap<string, string>) => void;
  /** What went wrong with the whole. */
  failure: Signal<string | undefined>;
  /** The one live summary of the fields' faults. */
  summary: Signal<string | undefined>;
  busy: Signal<boolean>;
  done: Signal<string | undefined>;
  /** Which terms are shown, in which words. */
  edition: Signal<string | undefined>;
  /** What inputs start with. A change of country keeps in it what was typed into fields that vanish. */
  kept: Record<string, string>;
  /** Two letters of the chosen country; empty while there is none. */
  country: Signal<string>;
  /** Names of the consent terms whose boxes are ticked. */
  ticked: Signal<ReadonlySet<string>>;
}

/** The boxes that are ticked at first: as they were posted, else as the terms say. */
export const startTicked = (terms: readonly ConsentTerm[], initial: FormInitial | undefined): ReadonlySet<string> =>
  new Set(
    initial?.consentAnswers
      ? initial.consentAnswers.filter(({ answer }) => answer).map(({ promptField }) => promptField)
      : terms.filter(startsTicked).map(({ fieldName }) => fieldName),
  );

interface Start {
  country: string;
  initial: FormInitial | undefined;
  faults: ReadonlyMap<string, string>;
  terms: readonly ConsentTerm[];
}

/** The state that a form starts with. */
export function createFormState({ country, initial, faults, terms }: Start): FormState {
  const signals = new Map<string, Signal<string | undefined>>();
  const faultOf = (name: string) => {
    const found = signals.get(name) ?? signal<string | undefined>(faults.get(name));
    signals.set(name, found);
    return found;
  };
  return {
    faultOf,
    setFaults(next) {
      for (const name of next.keys()) faultOf(name);
      for (const [name, fault] of signals) fault.value = next.get(name);
    },
    failure: signal(initial?.failure),
    summary: signal<string | undefined>(undefined),
    busy: signal(false),
    done: signal<string | undefined>(undefined),
    edition: signal(initial?.edition),
    kept: { ...initial?.values },
    country: signal(country),
    ticked: signal(startTicked(terms, initial)),
  };
}
