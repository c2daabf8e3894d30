import { type FormEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FormField } from '#schemas/generated/types.ts';
import { countryBy, neededFields } from '#schemas/values/countries.ts';
import { expandFields } from '#schemas/values/expand.ts';
import { useMessages } from '../messages/messages.tsx';
import { focusFirst } from './controls.ts';
import type { FormAddress } from './form-address.tsx';
import { createFormState, type FormState, getInitialTicks } from './form-state.ts';
import { type Faults, type FormInitial, getInitialCountryCode } from './initial.ts';
import { namesOf, faultsByField } from './fault-messages.ts';
import { type FormPost, type FormRules, submitForm } from './submit-form.ts';

/** Result of sending a form. Messages are translated texts. */
export type SendOutcome = { ok: true; message?: string } | { ok: false; message: string; fields?: Faults };

/** Sends a valid form to its endpoint. */
export type Send = (post: FormPost) => Promise<SendOutcome>;

interface Options extends FormRules {
  send: Send;
  initial: FormInitial | undefined;
}

/** A form's state, its visible fields and its submit handler. */
export interface UsedForm extends FormState {
  form: RefObject<HTMLFormElement | null>;
  /** Visible fields: those of the definition and those of the selected country. */
  shown: FormField[];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Fields of a form for a country. */
export function fieldsFor(fields: readonly FormField[], address: FormAddress | undefined, code: string): FormField[] {
  const country = countryBy(address?.countries, code);
  return expandFields(fields, country, neededFields(address?.address, address?.provider, country));
}

/**
 * Behaviour of a form in the browser: validates on submit, shows each error at its field, and focuses the first field
 * with an error.
 */
export function useForm({ send, initial, ...rules }: Options): UsedForm {
  const { fields, terms, address } = rules;
  const messages = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const state = useMemo(() => {
    const country = getInitialCountryCode(fields, address, initial);
    const faults = faultsByField(messages, fieldsFor(fields, address, country), terms, initial?.faults ?? []);
    return createFormState({ country, initial, faults, terms });
    // The state is reset only for another form, not when the language or server data change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fields]);
  const edition = initial?.edition;
  useEffect(() => {
    if (state.edition.peek() === edition) return;
    // The terms changed while the form was open. The boxes are reset, because the user has not agreed to the new terms;
    // the new boxes read `ticked` when they mount.
    state.ticked.value = getInitialTicks(terms, initial);
    state.edition.value = edition;
  }, [state, edition, terms, initial]);
  const code = state.country.value;
  const shown = useMemo(() => fieldsFor(fields, address, code), [fields, address, code]);

  const show = (node: HTMLFormElement, faults: ReadonlyMap<string, string>) => {
    // Rendering is synchronous, so that the input that gets the focus is already described by its error.
    flushSync(() => {
      state.setFaults(faults);
      state.summary.value =
        faults.size === 0 ? undefined : messages.t('checkFields', { fields: namesOf(faults, shown, terms) });
    });
    if (faults.size > 0) focusFirst(node, faults);
  };
  const submit = async (node: HTMLFormElement) => {
    const wentWrong = (): SendOutcome => ({ ok: false, message: messages.t('anErrorOccured') });
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
