import { useSignals } from '@preact/signals-react/runtime';
import { button, quiet } from '../ui/controls.styles.ts';
import { Icon } from '../ui/icon.tsx';
import { words } from '../words.ts';
import * as styles from './preview-pane.styles.ts';
import { MOST_VIEWS, presets, type Views } from './views.ts';

interface ViewSetProps {
  views: Views;
  onReload: () => void;
}

/** How many views there are: another one, some at once that differ in one thing, or only one again. */
export function ViewSet({ views, onReload }: ViewSetProps) {
  useSignals();
  const count = views.all.value.length;
  return (
    <div className={styles.set} role="group" aria-label={words.sideBySide}>
      <span aria-hidden="true">{words.sideBySide}</span>
      {presets.map((preset) => (
        <button key={preset} type="button" className={button} onClick={() => views.spread(preset)}>
          {words.presets[preset]}
        </button>
      ))}
      <button
        type="button"
        className={button}
        disabled={count >= MOST_VIEWS}
        onClick={() => views.duplicate(views.current.peek().id)}
      >
        <Icon name="add" />
        {words.addView}
      </button>
      {count > 1 ? (
        <button type="button" className={`${button} ${quiet}`} onClick={views.single}>
          {words.oneView}
        </button>
      ) : null}
      <button type="button" className={`${button} ${quiet}`} onClick={onReload}>
        {words.reload}
      </button>
    </div>
  );
}
