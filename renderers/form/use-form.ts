import { type FormEvent, type RefObject, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ConsentTerm, FormField } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { answersOf, checkConsent, type ConsentAnswer } from '#schemas/values/consent.ts';
import { countryBy, neededFields } from '#schemas/values/countries.ts';
import { expandFields } from '#schemas/values/expand.ts';
import { type Around, findFaults, readValues } from '#schemas/values/read.ts';
import type { RulesOf } from '#schemas/values/rules.ts';
import { useWords } from '../messages/words.tsx';
import { focusFirst, postedBy } from './controls.ts';
import type { FieldRegistry } from '../registry/field-registry.ts';
import type { FormAddress } from './form-address.tsx';
import { createFormState, type FormState } from './form-state.ts';
import { type Faults, type FormInitial, startCode } from './initial.ts';
import { patternEngine } from './patterns.ts';
import { namesOf, placeFaults } from './say-fault.ts';

/** What came of sending a form. Messages are words for people. */
export type Outcome = { ok: true; message?: string } | { ok: false; message: string; fields?: Faults };

/** Sends the cleaned values and the answers to the consent terms. */
export type Send = (values: Record<string, string>, consentAnswers: ConsentAnswer[]) => Promise<Outcome>;

interface Options {
  fields: FormField[];
  terms: readonly ConsentTerm[];
  registry: FieldRegistry;
  send: Send;
  /** Said when everything was left empty. */
  emptyLabel: LabelKey | undefined;
  /** What is known of the world; its countries are those that this form offers. */
  address: FormAddress | undefined;
  initial: FormInitial | undefined;
}

/** A form at work: its state, the fields that it shows now, and what happens when it is sent. */
export interface UsedForm extends FormState {
  form: RefObject<HTMLFormElement | null>;
  /** The definition's fields, and those of the chosen country. */
  shown: FormField[];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The fields of a form for a country. */
export function fieldsFor(fields: readonly FormField[], address: FormAddress | undefined, code: string): FormField[] {
  const country = countryBy(address?.countries, code);
  return expandFields(fields, country, neededFields(address?.address, address?.provider, country));
}

/** The rules of a form: check, then send; show each fault once, where it belongs, and take the viewer there. */
export function useForm({ fields, terms, registry, send, emptyLabel, address, initial }: Options): UsedForm {
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const state = useMemo(() => {
    const country = startCode(fields, address, initial);
    const faults = placeFaults(words, fieldsFor(fields, address, country), terms, initial?.faults ?? []);
    return createFormState({ country, initial, faults, terms });
    // It begins anew only with another form, not when the language or what the server knows changes meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fields]);
  const code = state.country.value;
  const shown = useMemo(() => fieldsFor(fields, address, code), [fields, address, code]);

  const rulesOf: RulesOf = (type) => registry.peek(type)?.rules;
  const show = (node: HTMLFormElement, faults: ReadonlyMap<string, string>) => {
    // At once, so that the input that takes the focus is already described by its fault.
    flushSync(() => {
      state.setFaults(faults);
      state.summary.value =
        faults.size === 0 ? undefined : words.say('checkFields', { fields: namesOf(faults, shown, terms) });
    });
    if (faults.size > 0) focusFirst(node, faults);
  };
  const submit = async (node: HTMLFormElement) => {
    const { address: addressForm, ...world } = address ?? {};
    const around: Around = { ...world, addressForm, matches: patternEngine()?.matches };
    const values = readValues(fields, postedBy(node), rulesOf, around);
    const answers = answersOf(terms, state.ticked.peek());
    if (emptyLabel && Object.values(values).every((value) => value === '')) {
      state.failure.value = words.say(emptyLabel);
      return show(node, new Map());
    }
    state.failure.value = undefined;
    const found = [...findFaults(fields, values, rulesOf, around), ...checkConsent(terms, answers)];
    show(node, placeFaults(words, shown, terms, found));
    if (found.length > 0) return;
    state.busy.value = true;
    const outcome = await send(values, answers)
      .catch((): Outcome => ({ ok: false, message: words.say('anErrorOccured') }))
      .finally(() => {
        state.busy.value = false;
      });
    if (outcome.ok) {
      state.done.value = outcome.message ?? '';
      return;
    }
    const known = placeFaults(words, shown, terms, outcome.fields ?? []);
    if (known.size === 0) state.failure.value = outcome.message;
    show(node, known);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!state.busy.peek()) void submit(event.currentTarget);
  };
  return { ...state, form, shown, onSubmit };
}
