import { useId } from 'react';
import { quiet } from '../ui/controls.styles.ts';
import { messages } from '../messages.ts';
import { type EditMode, editModes } from './edit-mode.ts';
import * as styles from './mode-bar.styles.ts';

interface ModeBarProps {
  mode: EditMode;
  onChange: (mode: EditMode) => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** Toolbar with the editing mode, undo and redo. */
export function ModeBar({ mode, onChange, onUndo, onRedo }: ModeBarProps) {
  const name = useId();
  return (
    <div className={styles.bar}>
      <fieldset className={styles.choice}>
        <legend>{messages.writeIn}</legend>
        {editModes.map((one) => (
          <label key={one} className={styles.option}>
            <input type="radio" name={name} checked={mode === one} onChange={() => onChange(one)} />
            {messages.editModes[one]}
          </label>
        ))}
      </fieldset>
      <button type="button" className={`${quiet} ${styles.small}`} onClick={onUndo}>
        {messages.undo}
      </button>
      <button type="button" className={`${quiet} ${styles.small}`} onClick={onRedo}>
        {messages.redo}
      </button>
    </div>
  );
}
