import type { Shape } from '../language/forms/shape.ts';
import { messages } from '../messages.ts';
import type { ControlProps } from './control.ts';
import { useFormContext } from './form-context.ts';
import * as styles from './form.styles.ts';
import { NumberControl } from './number-control.tsx';

type TextShape = Extract<Shape, { type: 'text' }>;

/** Converts typed text; digits become a number where the schema allows one. */
const typed = (text: string, { mayBeNumber }: TextShape) =>
  mayBeNumber && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : text;

function TextControl({ shape, pointer, value, isRequired, control, label }: ControlProps & { shape: TextShape }) {
  const { set } = useFormContext();
  const text = value === undefined ? '' : String(value);
  const common = {
    ...control,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => set(pointer, typed(target.value, shape)),
    // An empty optional property is removed when the field loses the focus, not while typing: otherwise retyping its
    // value would move the property to the end of the object.
    onBlur: () => {
      if (value === '' && !isRequired) set(pointer, undefined);
    },
  };
  if (shape.isLong) return <textarea className={`${styles.input} ${styles.long}`} rows={1} {...common} />;
  if (!shape.isColour) return <input className={styles.input} autoComplete="off" {...common} />;
  return (
    <span className={styles.line}>
      <input className={styles.input} autoComplete="off" spellCheck={false} {...common} />
      <input
        type="color"
        className={styles.colour}
        aria-label={messages.colourOf(label)}
        value={/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : '#000000'}
        onChange={({ target }) => set(pointer, target.value)}
      />
    </span>
  );
}

interface Choice {
  value: unknown;
  text: string;
  title?: string | undefined;
}

/** Select box. An invalid current value is shown without changing it. */
function ChoiceControl({ choices, pointer, value, isRequired, control }: ControlProps & { choices: Choice[] }) {
  const { set } = useFormContext();
  const index = choices.findIndex((choice) => choice.value === value);
  const isStrange = value !== undefined && index < 0;
  return (
    <select
      className={styles.input}
      {...control}
      value={value === undefined ? '' : index}
      title={choices[index]?.title}
      onChange={({ target }) =>
        set(pointer, target.value === '' ? undefined : choices[Number(target.value)]?.value, 'step')
      }
    >
      {value === undefined || !isRequired ? <option value="">{messages.notSet}</option> : null}
      {isStrange ? <option value={-1}>{messages.notAllowed(JSON.stringify(value))}</option> : null}
      {choices.map((choice, number) => (
        <option key={choice.text} value={number} title={choice.title}>
          {choice.text}
        </option>
      ))}
    </select>
  );
}

const yesAndNo: Choice[] = [
  { value: true, text: messages.yes },
  { value: false, text: messages.no },
];

/** Control of a value other than a list or object. */
export function ScalarControl({ shape, ...props }: ControlProps & { shape: Shape }) {
  switch (shape.type) {
    case 'text':
      return <TextControl shape={shape} {...props} />;
    case 'number':
      return <NumberControl shape={shape} {...props} />;
    case 'boolean':
      return <ChoiceControl choices={yesAndNo} {...props} />;
    case 'choice': {
      const choices = shape.options.map(({ value, description }) => ({
        value,
        text: String(value),
        title: description,
      }));
      return <ChoiceControl choices={choices} {...props} />;
    }
    case 'parts':
      return <span className={styles.hint}>{messages.inOutline(shape.count)}</span>;
    default:
      return <JsonValue {...props} />;
  }
}

const LONGEST = 160;

/** Value without a control: shown as JSON with a link to the editor. */
function JsonValue({ value, pointer, label, control }: ControlProps) {
  const { showInJson } = useFormContext();
  const json = value === undefined ? '' : JSON.stringify(value);
  return (
    <span className={styles.line}>
      <code className={styles.code}>
        {json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json || messages.notSet}
      </code>
      <button
        type="button"
        {...control}
        aria-label={`${label}: ${messages.toJson}`}
        className={`${styles.input} ${styles.small}`}
        onClick={() => showInJson(pointer)}
      >
        {messages.toJson}
      </button>
    </span>
  );
}
