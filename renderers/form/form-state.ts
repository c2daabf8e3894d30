import { type Signal, signal } from '@preact/signals-react';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import { startsTicked } from '#schemas/values/consent.ts';
import type { FormInitial } from './initial.ts';

/** State of a form. Inputs are uncontrolled; each field's error is a signal, so that only that field re-renders. */
export interface FormState {
  /** Error text of a field or consent term. */
  faultOf: (name: string) => Signal<string | undefined>;
  /** Replaces the errors of all fields. */
  setFaults: (faults: ReadonlyMap<string, string>) => void;
  /** Error text that concerns the form as a whole. */
  failure: Signal<string | undefined>;
  /** Live-region text that lists the fields with errors. */
  summary: Signal<string | undefined>;
  busy: Signal<boolean>;
  done: Signal<string | undefined>;
  /** Version of the terms that are shown; sent back with the answers. */
  edition: Signal<string | undefined>;
  /**
   * Initial values of inputs. When the country changes, the typed values of removed fields are saved here, so that they
   * reappear with their field.
   */
  kept: Record<string, string>;
  /** ISO code of the selected country; empty if none is selected. */
  country: Signal<string>;
  /** Names of the consent terms that are ticked. */
  ticked: Signal<ReadonlySet<string>>;
}

/** Consent boxes that start ticked: as posted, else by the terms' defaults. */
export const getInitialTicks = (terms: readonly ConsentTerm[], initial: FormInitial | undefined): ReadonlySet<string> =>
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
    ticked: signal(getInitialTicks(terms, initial)),
  };
}
