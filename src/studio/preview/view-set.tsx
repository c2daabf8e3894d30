import { useSignals } from '@preact/signals-react/runtime';
import { button, quiet } from '../ui/controls.styles.ts';
import { StudioIcon } from '../ui/icon.tsx';
import { messages } from '../messages.ts';
import * as styles from './preview-pane.styles.ts';
import { MOST_VIEWS, presets, type Views } from './views.ts';

interface ViewSetProps {
  views: Views;
  /** Whether the document belongs to one language, so that it is only previewed in that one. */
  isOneLanguage: boolean;
  onReload: () => void;
}

/** Toolbar of the views: add one, create a set that differs in one property, or keep only one. */
export function ViewSet({ views, isOneLanguage, onReload }: ViewSetProps) {
  useSignals();
  const count = views.all.value.length;
  return (
    <div className={styles.set} role="group" aria-label={messages.sideBySide}>
      <span aria-hidden="true">{messages.sideBySide}</span>
      {presets
        .filter((preset) => preset !== 'LANGUAGES' || !isOneLanguage)
        .map((preset) => (
          <button key={preset} type="button" className={button} onClick={() => views.spread(preset)}>
            {messages.presets[preset]}
          </button>
        ))}
      <button
        type="button"
        className={button}
        disabled={count >= MOST_VIEWS}
        onClick={() => views.duplicate(views.current.peek().id)}
      >
        <StudioIcon name="add" />
        {messages.addView}
      </button>
      {count > 1 ? (
        <button type="button" className={quiet} onClick={views.single}>
          {messages.oneView}
        </button>
      ) : null}
      <button type="button" className={quiet} onClick={onReload}>
        {messages.reload}
      </button>
    </div>
  );
}
