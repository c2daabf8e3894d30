import type { FieldType, FormField } from '#schemas/generated/types.ts';
import { useWords } from '../messages/words.tsx';
import type { Field } from '../registry/field.ts';
import type { FieldRegistry } from '../registry/field-registry.ts';
import { FieldView } from './field-view.tsx';
import type { FormState } from './form-state.ts';
import * as styles from './form-view.styles.ts';

interface FieldListProps {
  fields: readonly FormField[];
  registry: FieldRegistry;
  state: Pick<FormState, 'faultOf' | 'kept'>;
  /** Two letters of the country whose fields are among them. */
  country: string;
}

/** Fields that stand together: a whole address, or one that stands by itself. */
const runsOf = (fields: readonly FormField[]): FormField[][] =>
  fields.reduce<FormField[][]>((runs, field) => {
    const last = runs.at(-1);
    if (field.group && last?.[0]?.group === field.group) last.push(field);
    else runs.push([field]);
    return runs;
  }, []);

/** The fields of a form in their order, those of an address in a group with a name. */
export function FieldList({ fields, registry, state, country }: FieldListProps) {
  const { say } = useWords();
  const draw = (options: FormField) => {
    const field = registry.peek(options.type) as Field<FieldType> | undefined;
    // The choices of another country are other choices: such a list begins anew, with what was chosen if it is there.
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
        <legend className={styles.legend}>{address?.label ?? say('address')}</legend>
        {run.map(draw)}
      </fieldset>
    );
  });
}
