import type { FieldType, FormField } from '#schemas/generated/types.ts';
import { useMessages } from '../messages/messages.tsx';
import type { Field } from '../registry/field.ts';
import type { FieldRegistry } from '../registry/field-registry.ts';
import { FieldView } from './field-view.tsx';
import type { FormState } from './form-state.ts';
import * as styles from './form-view.styles.ts';

interface FieldListProps {
  fields: readonly FormField[];
  registry: FieldRegistry;
  state: Pick<FormState, 'faultOf' | 'kept'>;
  /** ISO country code of the form's address fields. */
  country: string;
}

/** Groups consecutive address fields; every other field is a group of its own. */
const runsOf = (fields: readonly FormField[]): FormField[][] =>
  fields.reduce<FormField[][]>((runs, field) => {
    const last = runs.at(-1);
    if (field.group && last?.[0]?.group === field.group) last.push(field);
    else runs.push([field]);
    return runs;
  }, []);

/** Renders the fields of a form in order, with address fields in a labelled group. */
export function FieldList({ fields, registry, state, country }: FieldListProps) {
  const { t } = useMessages();
  const draw = (options: FormField) => {
    const field = registry.peek(options.type) as Field<FieldType> | undefined;
    // The key contains the country, so that select lists are remounted when the country and thus their options change.
    // The selected value is kept if the new country also has it.
    const key =
      options.group && 'acceptableValues' in options ? `${options.id} ${country}` : `${options.id} ${options.type}`;
    return field ? (
      <FieldView key={key} options={options} field={field} fault={state.faultOf(options.id)} kept={state.kept} />
    ) : null;
  };
  return runsOf(fields).map((run) => {
    const [first] = run;
    if (!first?.group) return run.map(draw);
    const address = run.find(({ type }) => type === 'address');
    return (
      <fieldset key={`group ${first.id}`} className={styles.group}>
        <legend className={styles.legend}>{address?.label ?? t('address')}</legend>
        {run.map(draw)}
      </fieldset>
    );
  });
}
