import { type FormEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FormField } from '#schemas/generated/types.ts';
import { countryBy, neededFields } from '#schemas/values/countries.ts';
import { expandFields } from '#schemas/values/expand.ts';
import { useMessages } from '../messages/messages.tsx';
import { focusFirst } from './controls.ts';
import type { FormAddress } from './form-address.tsx';
import { createFormState, type FormState, startTicked } from './form-state.ts';
import { type Faults, type FormInitial, startCode } from './initial.ts';
import { namesOf, faultsByField } from './fault-messages.ts';
import { type FormPost, type FormRules, submitForm } from './submit-form.ts';

/** What came of sending a form. Messages are words for people. */
export type Outcome = { ok: true; message?: string } | { ok: false; message: string; fields?: Faults };

/** Does what a form is for, once nothing is wrong with what was filled in. */
export type Send = (post: FormPost) => Promise<Outcome>;

interface Options extends FormRules {
  send: Send;
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

/** A form as it works in the browser: sent by its rules, each fault is shown once, where it belongs, and the viewer taken there. */
export function useForm({ send, initial, ...rules }: Options): UsedForm {
  const { fields, terms, address } = rules;
  const messages = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const state = useMemo(() => {
    const country = startCode(fields, address, initial);
    const faults = faultsByField(messages, fieldsFor(fields, address, country), terms, initial?.faults ?? []);
    return createFormState({ country, initial, faults, terms });
    // It begins anew only with another form, not when the language or what the server knows changes meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fields]);
  const edition = initial?.edition;
  useEffect(() => {
    if (state.edition.peek() === edition) return;
    // The terms have changed while they were read: nobody has agreed to these yet.
    // The boxes of the new words read what is ticked when they come.
    state.ticked.value = startTicked(terms, initial);
    state.edition.value = edition;
  }, [state, edition, terms, initial]);
  const code = state.country.value;
  const shown = useMemo(() => fieldsFor(fields, address, code), [fields, address, code]);

  const show = (node: HTMLFormElement, faults: ReadonlyMap<string, string>) => {
    // At once, so that the input that takes the focus is already described by its fault.
    flushSync(() => {
      state.setFaults(faults);
      state.summary.value =
        faults.size === 0 ? undefined : messages.t('checkFields', { fields: namesOf(faults, shown, terms) });
    });
    if (faults.size > 0) focusFirst(node, faults);
  };
  const submit = async (node: HTMLFormElement) => {
    const wentWrong = (): Outcome => ({ ok: false, message: messages.t('anErrorOccured') });
    const outcome = await submitForm(rules, new FormData(node), (post) => {
      state.failure.value = undefined;
      show(node, new Map());
      state.busy.value = true;
      return send(post).catch(wentWrong);
    });
    state.busy.value = false;
    if (outcome.ok) {
      state.done.value = outcome.message ?? '';
      return;
    }
    const known = faultsByField(messages, shown, terms, outcome.fields ?? []);
    const message = 'message' in outcome ? outcome.message : outcome.label && messages.t(outcome.label);
    state.failure.value = known.size > 0 ? undefined : message;
    show(node, known);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!state.busy.peek()) void submit(event.currentTarget);
  };
  return { ...state, form, shown, onSubmit };
}
