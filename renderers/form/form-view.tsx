import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo } from 'react';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { type FieldValidators, parseForm } from '#schemas/validate.ts';
import { usePorts } from '../ports/ports.tsx';
import { button, primary } from '../primitives/button/button.styles.ts';
import type { FieldRegistry } from './field-registry.ts';
import { FieldView } from './field-view.tsx';
import { type Send, useForm } from './use-form.ts';
import * as styles from './form-view.styles.ts';

interface FormViewProps {
  /** The form as the server sent it, unchecked. The fields' code must have been loaded. */
  document: unknown;
  /** Name of the form in diagnostics. */
  name: string;
  registry: FieldRegistry;
  send: Send;
  /** Said when the form is sent with everything empty. */
  emptyLabel?: LabelKey;
  headingLevel?: 1 | 2;
}

const fieldTypes = (document: unknown): string[] => {
  const fields = (document as { fields?: unknown } | null)?.fields;
  return Array.isArray(fields)
    ? fields.flatMap((field: { type?: unknown } | null) => (typeof field?.type === 'string' ? [field.type] : []))
    : [];
};

/** Loads the code of the fields that a form names. */
export const preloadForm = (registry: FieldRegistry, document: unknown): Promise<Error[]> =>
  registry.preload(fieldTypes(document));

const validatorsOf = (registry: FieldRegistry, document: unknown): FieldValidators =>
  Object.fromEntries(
    fieldTypes(document).flatMap((type) => {
      const field = registry.peek(type);
      return field ? [[type, field.validate]] : [];
    }),
  ) as FieldValidators;

/** Draws a form from its definition. Checked here and again by the server; the browser's own checks stay off. */
export function FormView({ document, name, registry, send, emptyLabel, headingLevel = 1 }: FormViewProps) {
  useSignals();
  const { diagnostics } = usePorts();
  const parsed = useMemo(() => parseForm(document, validatorsOf(registry, document)), [document, registry]);
  const fields = parsed.form ? parsed.fields : none;
  const state = useForm({ fields, registry, send, emptyLabel });
  useEffect(() => {
    for (const issue of parsed.issues) diagnostics.report(name, issue);
  }, [parsed, name, diagnostics]);
  if (!parsed.form) return null;
  const { title, description, submitLabel } = parsed.form;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const done = state.done.value;
  return (
    <form
      ref={state.form}
      className={styles.form}
      onSubmit={state.onSubmit}
      method="post"
      noValidate
      aria-busy={state.busy.value}
    >
      {title ? <Heading className={styles.title}>{title}</Heading> : null}
      {description ? <p className={styles.description}>{description}</p> : null}
      <div role="alert" className={state.failure.value ? styles.failure : undefined}>
        {state.failure.value}
      </div>
      {fields.map((options) => (
        <FieldView key={options.id} options={options} registry={registry} fault={state.faults.get(options.id)} />
      ))}
      {done === undefined ? (
        <button type="submit" className={`${button} ${primary} ${styles.submit}`} aria-disabled={state.busy.value}>
          {submitLabel}
        </button>
      ) : (
        <p role="status" className={styles.done}>
          {done}
        </p>
      )}
    </form>
  );
}

const none: never[] = [];
