import { type Signal, useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, memo, useId } from 'react';
import type { FieldType, FormField } from '#schemas/generated/types.ts';
import { useWords } from '../messages/words.tsx';
import type { FieldProps } from './field.ts';
import type { FieldRegistry } from './field-registry.ts';
import * as styles from './field-view.styles.ts';

interface FieldViewProps {
  options: FormField;
  registry: FieldRegistry;
  fault: Signal<string | undefined> | undefined;
}

/** One field with its label and what is wrong with it. Only this field is drawn again when that changes. */
export const FieldView = memo(function FieldView({ options, registry, fault }: FieldViewProps) {
  useSignals();
  const { say } = useWords();
  const id = useId();
  const own = useSignal<string | undefined>(undefined);
  const shown = fault ?? own;
  const field = registry.peek(options.type);
  if (!field) return null;
  // The registry's map ties type, validator and component together; the options have passed that validator.
  const Input = field.component as unknown as ComponentType<FieldProps<FieldType>>;
  const errorId = `${id}-error`;
  const onEdit = () => {
    if (shown.peek() !== undefined) shown.value = undefined;
  };
  return (
    <div className={styles.field} data-size={options.size ?? 'full'}>
      <label htmlFor={id} className={styles.label}>
        {options.label ?? options.id}
        {options.required ? null : <span className={styles.optional}> ({say('optional')})</span>}
      </label>
      <Input
        options={options}
        id={id}
        invalid={shown.value !== undefined}
        describedBy={shown.value === undefined ? undefined : errorId}
        onEdit={onEdit}
      />
      {shown.value === undefined ? null : (
        <p id={errorId} className={styles.error}>
          {shown.value}
        </p>
      )}
    </div>
  );
});
