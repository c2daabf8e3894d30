import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo } from 'react';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { parseForm } from '#schemas/parse-form.ts';
import { allowedCountries } from '#schemas/values/countries.ts';
import { usePorts } from '../ports/ports.tsx';
import { visuallyHidden } from '../theme/foundation.styles.ts';
import { ConsentTerms } from './consent-terms.tsx';
import { FieldList } from './field-list.tsx';
import type { FieldRegistry } from '../registry/field-registry.ts';
import { CountriesProvider, type FormAddress } from './form-address.tsx';
import type { FormInitial } from './initial.ts';
import { patternIssues } from './patterns.ts';
import { validatorsOf } from './preload-form.ts';
import { SubmitButton } from './submit-button.tsx';
import { useCountriesOf } from './use-countries.ts';
import { type Send, useForm } from './use-form.ts';
import { useStable } from './use-stable.ts';
import * as styles from './form-view.styles.ts';

interface FormViewProps {
  /** The form as the server sent it, unchecked. The fields' code must have been loaded (`preloadForm`). */
  document: unknown;
  /** Name of the form in diagnostics. */
  name: string;
  registry: FieldRegistry;
  send: Send;
  /** Said when the form is sent with everything empty. */
  emptyLabel?: LabelKey;
  headingLevel?: 1 | 2;
  /** Where the browser itself sends the form while there is no script; by itself the page's own address. */
  action?: string;
  method?: 'post' | 'get';
  /** Values it starts with, or a post that the server refused, with what was wrong. Read once. */
  initial?: FormInitial;
  /** Countries, for a form with an address or a phone number. */
  address?: FormAddress;
  consentTerms?: readonly ConsentTerm[];
}

/** The realm's countries as far as this form offers them. */
function useOffered(address: FormAddress | undefined): FormAddress | undefined {
  return useMemo(
    () =>
      address && { ...address, countries: allowedCountries(address.countries, address.address, address.formContext) },
    [address],
  );
}

/** Draws a form from its definition. Checked here and again by the server; the browser's own checks stay off. */
export function FormView(props: FormViewProps) {
  useSignals();
  const { name, registry, send, emptyLabel, headingLevel = 1, action, method = 'post', initial } = props;
  const document = useStable(props.document);
  const terms = useStable(props.consentTerms ?? none);
  const { diagnostics } = usePorts();
  const address = useOffered(useStable(props.address));
  const parsed = useMemo(() => parseForm(document, validatorsOf(registry, document)), [document, registry]);
  const fields = parsed.form ? parsed.fields : none;
  const used = useForm({ fields, terms, registry, send, emptyLabel, address, initial });
  const { form, shown, onSubmit, ...state } = used;
  const countries = useCountriesOf({ address, registry, state: used, form });
  useEffect(() => {
    for (const issue of [...parsed.issues, ...(parsed.form ? patternIssues(parsed) : [])])
      diagnostics.report(name, issue);
  }, [parsed, name, diagnostics]);
  if (!parsed.form) return null;
  const { title, description, submitLabel } = parsed.form;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const failure = state.failure.value;
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={onSubmit}
      action={action}
      method={method}
      noValidate
      aria-busy={state.busy.value}
    >
      {title ? <Heading className={styles.title}>{title}</Heading> : null}
      {description ? <p className={styles.description}>{description}</p> : null}
      <div role="alert" className={failure ? styles.failure : undefined}>
        {failure}
      </div>
      <div role="status" className={visuallyHidden}>
        {state.summary.value}
      </div>
      <CountriesProvider value={countries}>
        <FieldList fields={shown} registry={registry} state={state} country={state.country.value} />
      </CountriesProvider>
      <ConsentTerms terms={terms} state={state} />
      <SubmitButton label={submitLabel} terms={terms} state={state} />
    </form>
  );
}

const none: never[] = [];
