import { button } from '../ui/controls.styles.ts';
import { StudioIcon } from '../ui/icon.tsx';
import { tool } from '../ui/tool.styles.ts';
import { messages } from '../messages.ts';
import { small } from './form.styles.ts';
import * as styles from './form-view.styles.ts';
import type { PartActions } from './part-actions.ts';

interface PartToolsProps {
  actions: PartActions;
  onAdd: (where: 'after' | 'within') => void;
}

/** Toolbar for the selected part. */
export function PartTools({ actions, onAdd }: PartToolsProps) {
  const { canMove, isPart, within, after, move, duplicate, remove } = actions;
  return (
    <div className={styles.tools}>
      {after ? (
        <button type="button" className={`${button} ${small}`} onClick={() => onAdd('after')}>
          <StudioIcon name="add" />
          {messages.addPart}
        </button>
      ) : null}
      {within && isPart ? (
        <button type="button" className={`${button} ${small}`} onClick={() => onAdd('within')}>
          {messages.addWithin}
        </button>
      ) : null}
      <span className={styles.gap} />
      <button
        type="button"
        className={tool}
        aria-label={messages.moveUp}
        aria-keyshortcuts="Alt+ArrowUp"
        disabled={!canMove(-1)}
        onClick={() => move(-1)}
      >
        <StudioIcon name="up" />
      </button>
      <button
        type="button"
        className={tool}
        aria-label={messages.moveDown}
        aria-keyshortcuts="Alt+ArrowDown"
        disabled={!canMove(1)}
        onClick={() => move(1)}
      >
        <StudioIcon name="down" />
      </button>
      <button
        type="button"
        className={tool}
        aria-label={messages.duplicate}
        aria-keyshortcuts="Control+D Meta+D"
        disabled={!isPart}
        onClick={duplicate}
      >
        <StudioIcon name="copy" />
      </button>
      <button
        type="button"
        className={tool}
        aria-label={messages.delete}
        aria-keyshortcuts="Delete"
        disabled={!isPart}
        onClick={remove}
      >
        <StudioIcon name="remove" />
      </button>
    </div>
  );
}
