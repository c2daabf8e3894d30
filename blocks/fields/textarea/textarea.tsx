import { useRef } from 'react';
import { inputProps } from '#renderers/form/input-props.ts';
import type { FieldProps } from '#renderers/registry/field.ts';
import { Counter } from './counter.tsx';
import * as styles from './textarea.styles.ts';

const USUAL_ROWS = 5;

/** Multi-line text. No `maxlength`, because the browser would truncate pasted text. */
export const Textarea = (props: FieldProps<'textarea'>) => {
  const { rows = USUAL_ROWS, maxLength } = props.options;
  const { className, ...shared } = inputProps(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const counterId = `${props.id}-counter`;
  const described = [props.describedBy, maxLength === undefined ? undefined : counterId].filter(Boolean).join(' ');
  return (
    <>
      <textarea
        {...shared}
        ref={area}
        rows={rows}
        className={`${className} ${styles.area}`}
        aria-describedby={described || undefined}
      />
      {maxLength === undefined ? null : <Counter id={counterId} area={area} max={maxLength} />}
    </>
  );
};
