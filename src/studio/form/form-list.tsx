import { pointerTo } from '#schemas/issue.ts';
import type { Shape } from '../language/forms/shape.ts';
import { button } from '../ui/controls.styles.ts';
import { StudioIcon } from '../ui/icon.tsx';
import { tool } from '../ui/tool.styles.ts';
import { messages } from '../messages.ts';
import type { DrawField } from './control.ts';
import { useFormContext } from './form-context.ts';
import * as styles from './form.styles.ts';

interface FormListProps {
  shape: Extract<Shape, { type: 'list' }>;
  pointer: string;
  render: DrawField;
}

/** Form of a list: items with controls, buttons to move and remove them, and one to add. */
export function FormList({ shape, pointer, render }: FormListProps) {
  const { insert, set, swap } = useFormContext();
  const { items, itemTitle, fresh, most } = shape;
  return (
    <>
      <ol className={styles.list}>
        {items.map((item, index) => {
          const at = pointerTo(pointer, index);
          const name = messages.listItem(itemTitle, index);
          return (
            // List items have no identity besides their index.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.line}>
              {render({ name, isRequired: true, isKnown: true, shape: { ...item, description: '' } }, at, name)}
              <button
                type="button"
                className={tool}
                aria-label={messages.moveItemUp(name)}
                disabled={index === 0}
                onClick={() => swap(at, pointerTo(pointer, index - 1))}
              >
                <StudioIcon name="up" />
              </button>
              <button
                type="button"
                className={tool}
                aria-label={messages.moveItemDown(name)}
                disabled={index === items.length - 1}
                onClick={() => swap(at, pointerTo(pointer, index + 1))}
              >
                <StudioIcon name="down" />
              </button>
              <button
                type="button"
                className={tool}
                aria-label={messages.removeItem(name)}
                onClick={() => set(at, undefined, 'step')}
              >
                <StudioIcon name="remove" />
              </button>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className={`${button} ${styles.small}`}
        disabled={most !== undefined && items.length >= most}
        onClick={() => insert(pointer, items.length, fresh)}
      >
        <StudioIcon name="add" />
        {messages.addItem(itemTitle.toLowerCase() || messages.item)}
      </button>
    </>
  );
}
