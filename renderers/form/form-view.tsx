import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { parseForm } from '#schemas/parse-form.ts';
import { usePorts } from '../ports/ports.tsx';
import type { FieldRegistry } from '../registry/field-registry.ts';
import { FieldList } from './field-list.tsx';
import { CountriesProvider, type FormAddress, withAllowedCountries } from './form-address.tsx';
import { FormFrame } from './form-frame.tsx';
import * as styles from './form-view.styles.ts';
import type { FormInitial } from './initial.ts';
import { patternIssues } from './patterns.ts';
import { validatorsOf } from './preload-form.ts';
import { useCountriesOf } from './use-countries.ts';
import { type Send, useForm } from './use-form.ts';

/**
 * Returns the previous object while the value is deep-equal. Loaders return new objects each time, which must not reset
 * a form.
 */
function useStable<Value>(value: Value): Value {
  const held = useRef(value);
  if (held.current !== value && JSON.stringify(held.current) !== JSON.stringify(value)) held.current = value;
  return held.current;
}

interface FormViewProps {
  /** Form document from the server, not yet validated. Its fields' code must be loaded first (`preloadForm`). */
  document: unknown;
  /** Name of the form in diagnostics. */
  name: string;
  registry: FieldRegistry;
  send: Send;
  /** Error shown when the form is submitted with all fields empty. */
  emptyLabel?: LabelKey | undefined;
  headingLevel?: 1 | 2;
  /** Action for submits without JavaScript; defaults to the page's own URL. */
  action?: string;
  /**
   * Initial values, or the values and errors of a post that the server rejected. Changes after the first render are
   * ignored.
   */
  initial?: FormInitial | undefined;
  /** Countries to choose from, for a form with an address or a phone number. */
  address?: FormAddress | undefined;
  terms?: readonly ConsentTerm[] | undefined;
  /**
   * Content above the submit button that shows the progress of a check, such as a captcha, which must finish before the
   * submit.
   */
  check?: ReactNode;
}

/** Renders a form from its definition. Values are validated here and again by the server. */
export function FormView(props: FormViewProps) {
  useSignals();
  const { name, registry, send, emptyLabel, headingLevel = 1, action, initial, check } = props;
  const document = useStable(props.document);
  const terms = useStable(props.terms ?? none);
  const { diagnostics } = usePorts();
  const world = useStable(props.address);
  const address = useMemo(() => world && withAllowedCountries(world), [world]);
  const parsed = useMemo(() => parseForm(document, validatorsOf(registry, document)), [document, registry]);
  const fields = parsed.form ? parsed.fields : none;
  const used = useForm({ fields, terms, registry, send, emptyLabel, address, initial });
  const countries = useCountriesOf({ address, registry, state: used, form: used.form });
  useEffect(() => {
    for (const issue of [...parsed.issues, ...(parsed.form ? patternIssues(parsed) : [])])
      diagnostics.report(name, issue);
  }, [parsed, name, diagnostics]);
  if (!parsed.form) return null;
  const { title, description, submitLabel } = parsed.form;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <FormFrame
      used={used}
      terms={terms}
      submitLabel={submitLabel}
      action={action}
      check={check}
      head={
        <>
          {title ? <Heading className={headingLevel === 1 ? styles.title : styles.subtitle}>{title}</Heading> : null}
          {description ? <p className={styles.description}>{description}</p> : null}
        </>
      }
    >
      <CountriesProvider value={countries}>
        <FieldList fields={used.shown} registry={registry} state={used} country={used.country.value} />
      </CountriesProvider>
    </FormFrame>
  );
}

const none: never[] = [];
