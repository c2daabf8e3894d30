import { useSignals } from '@preact/signals-react/runtime';
import { StudioIcon } from '../ui/icon.tsx';
import { tool } from '../ui/tool.styles.ts';
import { messages } from '../messages.ts';
import * as styles from './preview-frame.styles.ts';
import { MOST_VIEWS, type Views } from './views.ts';

interface ViewCaptionProps {
  id: string;
  name: string;
  views: Views;
}

/** Caption of a view: selects it for the controls, duplicates or removes it. */
export function ViewCaption({ id, name, views }: ViewCaptionProps) {
  useSignals();
  return (
    <div className={styles.caption}>
      <button
        type="button"
        className={styles.name}
        title={name}
        aria-pressed={views.current.value.id === id}
        onClick={() => views.pick(id)}
      >
        {name}
      </button>
      <button
        type="button"
        className={tool}
        aria-label={messages.duplicateView(name)}
        disabled={views.all.value.length >= MOST_VIEWS}
        onClick={() => views.duplicate(id)}
      >
        <StudioIcon name="copy" />
      </button>
      <button type="button" className={tool} aria-label={messages.removeView(name)} onClick={() => views.remove(id)}>
        <StudioIcon name="remove" />
      </button>
    </div>
  );
}
