import { useSignals } from '@preact/signals-react/runtime';
import { Icon } from '../ui/icon.tsx';
import { tool } from '../ui/tool.styles.ts';
import { words } from '../words.ts';
import * as styles from './preview-frame.styles.ts';
import { MOST_VIEWS, type Views } from './views.ts';

interface ViewCaptionProps {
  id: string;
  name: string;
  views: Views;
}

/** A view's name, which hands it the controls; doubles and removes it. */
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
        aria-label={words.duplicateView(name)}
        disabled={views.all.value.length >= MOST_VIEWS}
        onClick={() => views.duplicate(id)}
      >
        <Icon name="copy" />
      </button>
      <button type="button" className={tool} aria-label={words.removeView(name)} onClick={() => views.remove(id)}>
        <Icon name="remove" />
      </button>
    </div>
  );
}
