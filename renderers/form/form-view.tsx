import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { parseForm } from '#schemas/parse-form.ts';
import { usePorts } from '../ports/ports.tsx';
import type { FieldRegistry } from '../registry/field-registry.ts';
import { FieldList } from './field-list.tsx';
import { CountriesProvider, type FormAddress, offeredBy } from './form-address.tsx';
import { FormFrame } from './form-frame.tsx';
import * as styles from './form-view.styles.ts';
import type { FormInitial } from './initial.ts';
import { patternIssues } from './patterns.ts';
import { validatorsOf } from './preload-form.ts';
import { useCountriesOf } from './use-countries.ts';
import { type Send, useForm } from './use-form.ts';

/**
 * The value that was there before for as long as it says the same. Loaders answer with new objects each time they
 * run, and a form must not begin anew because of that.
 */
function useStable<Value>(value: Value): Value {
  const held = useRef(value);
  if (held.current !== value && JSON.stringify(held.current) !== JSON.stringify(value)) held.current = value;
  return held.current;
}

interface FormViewProps {
  /** The form as the server sent it, unchecked. The fields' code must have been loaded (`preloadForm`). */
  document: unknown;
  /** Name of the form in diagnostics. */
  name: string;
  registry: FieldRegistry;
  send: Send;
  /** Said when the form is sent with everything empty. */
  emptyLabel?: LabelKey | undefined;
  headingLevel?: 1 | 2;
  /** Where the browser itself sends the form while there is no script; by itself the page's own address. */
  action?: string;
  /** Values it starts with, or a post that the server refused, with what was wrong. Read once. */
  initial?: FormInitial | undefined;
  /** Countries, for a form with an address or a phone number. */
  address?: FormAddress | undefined;
  terms?: readonly ConsentTerm[] | undefined;
  /** What stands above the button: how far a check is that has to be done before. */
  check?: ReactNode;
}

/** Draws a form from its definition. Checked here and again by the server. */
export function FormView(props: FormViewProps) {
  useSignals();
  const { name, registry, send, emptyLabel, headingLevel = 1, action, initial, check } = props;
  const document = useStable(props.document);
  const terms = useStable(props.terms ?? none);
  const { diagnostics } = usePorts();
  const world = useStable(props.address);
  const address = useMemo(() => world && offeredBy(world), [world]);
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
