import { pointerTo } from '#schemas/issue.ts';
import type { Shape } from '../language/forms/shape.ts';
import { messages } from '../messages.ts';
import { PropertyFormField, FormFields } from './form-field.tsx';
import * as styles from './form.styles.ts';

interface PartFieldsProps {
  shape: Shape;
  pointer: string;
  kind: string;
}

/** Form fields of the selected part: first its own attributes, then those that all elements have. */
export function PartFields({ shape, pointer, kind }: PartFieldsProps) {
  if (shape.type !== 'object')
    return (
      <PropertyFormField field={{ name: '', isRequired: true, isKnown: true, shape }} pointer={pointer} label={kind} />
    );
  const attributes = shape.fields.find(({ name }) => name === 'attributes')?.shape;
  if (attributes?.type !== 'object') return <FormFields fields={shape.fields} pointer={pointer} />;
  return (
    <>
      {attributes.description ? <p className={styles.hint}>{attributes.description}</p> : null}
      <FormFields fields={attributes.fields} pointer={pointerTo(pointer, 'attributes')} />
      <h3 className={styles.section}>{messages.everyElement}</h3>
      <FormFields fields={shape.fields.filter(({ name }) => name !== 'attributes')} pointer={pointer} />
    </>
  );
}
