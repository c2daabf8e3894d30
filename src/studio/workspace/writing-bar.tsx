import { useId } from 'react';
import { button, quiet } from '../ui/controls.styles.ts';
import { words } from '../words.ts';
import { type Writing, writings } from './writing.ts';
import * as styles from './writing-bar.styles.ts';

interface WritingBarProps {
  writing: Writing;
  onChange: (writing: Writing) => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** What the text is written in, and the way back, which is the same for both. */
export function WritingBar({ writing, onChange, onUndo, onRedo }: WritingBarProps) {
  const name = useId();
  return (
    <div className={styles.bar}>
      <fieldset className={styles.choice}>
        <legend>{words.writeIn}</legend>
        {writings.map((one) => (
          <label key={one} className={styles.option}>
            <input type="radio" name={name} checked={writing === one} onChange={() => onChange(one)} />
            {words.writings[one]}
          </label>
        ))}
      </fieldset>
      <button type="button" className={`${button} ${quiet} ${styles.small}`} onClick={onUndo}>
        {words.undo}
      </button>
      <button type="button" className={`${button} ${quiet} ${styles.small}`} onClick={onRedo}>
        {words.redo}
      </button>
    </div>
  );
}
