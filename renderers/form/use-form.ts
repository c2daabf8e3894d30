import { type Signal, signal } from '@preact/signals-react';
import { type FormEvent, useMemo, useRef } from 'react';
import type { FormField } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { useWords } from '../messages/words.tsx';
import type { Fault } from './field.ts';
import type { FieldRegistry } from './field-registry.ts';

/** What came of sending a form. Messages are words for people. */
export type Outcome = { ok: true; message?: string } | { ok: false; message: string; fields?: Record<string, string> };

/** Sends the cleaned values. */
export type Send = (values: Record<string, string>) => Promise<Outcome>;

/** State of one form. Each field's fault is a signal of its own, so that a change redraws that field alone. */
export interface FormState {
  faults: Map<string, Signal<string | undefined>>;
  failure: Signal<string | undefined>;
  busy: Signal<boolean>;
  done: Signal<string | undefined>;
  form: React.RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

interface Options {
  fields: FormField[];
  registry: FieldRegistry;
  send: Send;
  /** Said when everything was left empty. */
  emptyLabel: LabelKey | undefined;
}

const createState = (fields: FormField[]) => ({
  faults: new Map(fields.map(({ id }) => [id, signal<string | undefined>(undefined)])),
  failure: signal<string | undefined>(undefined),
  busy: signal(false),
  done: signal<string | undefined>(undefined),
});

/** The rules of a form: check, then send; show each fault once, where it belongs, and take the viewer there. */
export function useForm({ fields, registry, send, emptyLabel }: Options): FormState {
  const { say, sayMaybe } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const state = useMemo(() => createState(fields), [fields]);

  const sayFault = ({ messages }: FormField, fault: Fault): string => {
    const own = messages[fault.kind];
    // A key that no label answers to is nothing to show a viewer; words are.
    const words = own && (sayMaybe(own) ?? (own.includes(' ') ? own : undefined));
    return words ?? say(fault.label, fault.values);
  };
  const focusFirst = () => {
    const first = fields.find(({ id }) => state.faults.get(id)?.value !== undefined);
    const input = first && form.current?.elements.namedItem(first.id);
    if (input instanceof HTMLElement) input.focus();
  };
  const valuesOf = (node: HTMLFormElement) => {
    const data = new FormData(node);
    return Object.fromEntries(
      fields.map(({ id, type }) => [id, registry.peek(type)?.clean(String(data.get(id) ?? '')) ?? '']),
    );
  };
  const check = (values: Record<string, string>): boolean => {
    if (emptyLabel && Object.values(values).every((value) => value === '')) {
      state.failure.value = say(emptyLabel);
      for (const fault of state.faults.values()) fault.value = undefined;
      return false;
    }
    state.failure.value = undefined;
    for (const options of fields) {
      const fault = registry.peek(options.type)?.check(options, values[options.id] ?? '');
      const shown = state.faults.get(options.id);
      if (shown) shown.value = fault && sayFault(options, fault);
    }
    return [...state.faults.values()].every(({ value }) => value === undefined);
  };
  const submit = async (node: HTMLFormElement) => {
    const values = valuesOf(node);
    if (!check(values)) return focusFirst();
    state.busy.value = true;
    const outcome = await send(values).finally(() => {
      state.busy.value = false;
    });
    if (outcome.ok) {
      state.done.value = outcome.message ?? '';
      return;
    }
    const known = Object.entries(outcome.fields ?? {}).filter(([id]) => state.faults.has(id));
    for (const [id, message] of known) {
      const shown = state.faults.get(id);
      if (shown) shown.value = message;
    }
    if (known.length === 0) state.failure.value = outcome.message;
    focusFirst();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!state.busy.peek()) void submit(event.currentTarget);
  };
  return { ...state, form, onSubmit };
}
