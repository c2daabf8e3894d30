import type { Signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { memo, type ReactNode, useId, useMemo } from 'react';
import type { FieldType, FormField } from '#schemas/generated/types.ts';
import { textOf } from '#schemas/values/rules.ts';
import { useMessages } from '../messages/messages.tsx';
import type { Field, FieldProps } from '../registry/field.ts';
import * as styles from './field-view.styles.ts';

interface FieldViewProps {
  options: FormField;
  field: Field<FieldType>;
  fault: Signal<string | undefined>;
  /** Initial values of the form's inputs, keyed by input name. */
  kept: Readonly<Record<string, string>>;
}

function useInitial({ rules }: Field, id: string, kept: FieldViewProps['kept']): FieldProps<FieldType>['initial'] {
  return useMemo(() => {
    const whole = () => (rules.secret ? '' : (textOf(kept, id) ?? ''));
    return (part) =>
      part === undefined ? whole() : (textOf(kept, `${id}.${part}`) ?? rules.parts?.split(whole())[part] ?? '');
  }, [rules, id, kept]);
}

/** One field with its label and error. Only this field re-renders when its error changes. */
export const FieldView = memo(function FieldView({ options, field, fault, kept }: FieldViewProps) {
  useSignals();
  const { t } = useMessages();
  const id = useId();
  const initial = useInitial(field, options.id, kept);
  const { component: Input } = field;
  const own = field.hint?.(options);
  const hint = options.hint ?? (own && t(own.label, own.values));
  const message = fault.value;
  const invalid = message !== undefined;
  const describedBy = [hint ? `${id}-hint` : '', invalid ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  const onEdit = () => {
    if (fault.peek() !== undefined) fault.value = undefined;
  };
  const label = (
    <>
      {field.label ? t(field.label) : (options.label ?? options.id)}
      {options.required ? null : (
        // The space is outside of the span, because the computation of the accessible name trims each element's text
        // and would join the words.
        <>
          {' '}
          <span className={styles.optional}>{`(${t('optional')})`}</span>
        </>
      )}
    </>
  );
  const input = (
    <Input options={options} id={id} initial={initial} invalid={invalid} describedBy={describedBy} onEdit={onEdit} />
  );
  const isBeside = field.layout === 'beside';
  const content = (
    <>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {isBeside ? null : input}
      {invalid ? (
        <p id={`${id}-error`} className={styles.error}>
          {message}
        </p>
      ) : null}
    </>
  );
  return (
    <Labelled
      id={id}
      label={label}
      layout={field.layout ?? (field.rules.parts ? 'group' : undefined)}
      invalid={invalid}
      beside={isBeside ? input : undefined}
      size={'size' in options ? options.size : undefined}
    >
      {content}
    </Labelled>
  );
});

interface LabelledProps {
  id: string;
  label: ReactNode;
  layout: Field['layout'];
  invalid: boolean;
  /** The input, for layouts where the label follows it. */
  beside: ReactNode;
  size: 'full' | 'half' | undefined;
  children: ReactNode;
}

/** A label and its input; for several inputs, a fieldset with a legend. */
const Labelled = ({ id, label, layout, invalid, beside, size = 'full', children }: LabelledProps) =>
  layout === 'group' || layout === 'choices' ? (
    <fieldset
      className={styles.field}
      data-size={size}
      // ARIA allows `aria-invalid` for the radio group, not for a single radio button.
      {...(layout === 'choices' && { role: 'radiogroup', 'aria-invalid': invalid })}
    >
      <legend className={`${styles.label} ${styles.legend}`}>{label}</legend>
      {children}
    </fieldset>
  ) : (
    <div className={styles.field} data-size={size} data-layout={layout}>
      {beside}
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
    </div>
  );
