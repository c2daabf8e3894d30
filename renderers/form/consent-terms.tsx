import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useRef } from 'react';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import { consentName, editionName, isChoice } from '#schemas/values/consent.ts';
import { useMessages } from '../messages/messages.tsx';
import { RichText } from '../primitives/rich-text/rich-text.tsx';
import { visuallyHidden } from '../theme/foundation.styles.ts';
import * as styles from './consent-terms.styles.ts';
import { error, optional } from './field-view.styles.ts';
import type { FormState } from './form-state.ts';
import { tick as tickBox } from './tick.styles.ts';

interface ConsentTermsProps {
  terms: readonly ConsentTerm[];
  state: Pick<FormState, 'faultOf' | 'ticked' | 'edition'>;
}

const Information = ({ term }: { term: ConsentTerm }) => (
  <div className={styles.text}>
    {term.label ? <p className={styles.label}>{term.label}</p> : null}
    <RichText html={term.text} />
  </div>
);

function Choice({ term, state }: { term: ConsentTerm; state: ConsentTermsProps['state'] }) {
  useSignals();
  const { t } = useMessages();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const { fieldName, label, text, required } = term;
  const fault = state.faultOf(fieldName);
  const tick = (on: boolean) => {
    const next = new Set(state.ticked.peek());
    if (on === next.has(fieldName)) return;
    if (on) next.add(fieldName);
    else next.delete(fieldName);
    state.ticked.value = next;
  };
  useEffect(() => {
    // Reads the state of the checkbox from the DOM, because the user may have ticked it before hydration.
    if (box.current) tick(box.current.checked);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const message = fault.value;
  const described = [text ? `${id}-text` : '', message === undefined ? '' : `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.choice}>
      <input
        ref={box}
        id={id}
        type="checkbox"
        name={consentName}
        value={fieldName}
        className={tickBox}
        defaultChecked={state.ticked.peek().has(fieldName)}
        required={required}
        aria-invalid={message !== undefined}
        aria-describedby={described || undefined}
        onChange={(event) => {
          fault.value = undefined;
          tick(event.currentTarget.checked);
        }}
      />
      <div>
        <label htmlFor={id} className={styles.label}>
          {label || fieldName} {required ? <span className={optional}>{`(${t('required')})`}</span> : null}
        </label>
        {text ? (
          <div id={`${id}-text`} className={styles.text}>
            <RichText html={text} />
          </div>
        ) : null}
        {message === undefined ? null : (
          <p id={`${id}-error`} className={error}>
            {message}
          </p>
        )}
      </div>
    </div>
  );
}

/** Terms and consent checkboxes of a form. */
export function ConsentTerms({ terms, state }: ConsentTermsProps) {
  useSignals();
  const { t } = useMessages();
  const edition = state.edition.value;
  if (terms.length === 0) return null;
  return (
    <fieldset className={styles.terms}>
      <legend className={visuallyHidden}>{t('agreements')}</legend>
      {edition === undefined ? null : <input type="hidden" name={editionName} value={edition} />}
      {terms.map((term) =>
        isChoice(term) ? (
          // The key contains the version of the terms, so that changed terms start with an unticked box.
          <Choice key={`${term.fieldName} ${edition}`} term={term} state={state} />
        ) : (
          <Information key={term.fieldName} term={term} />
        ),
      )}
    </fieldset>
  );
}
