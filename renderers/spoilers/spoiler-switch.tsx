import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { useMessages } from '../messages/messages.tsx';
import { useHydrated } from '../primitives/hydrated.ts';
import * as styles from './spoiler-switch.styles.ts';

/** The viewer's wish not to be told how anything ended. */
export interface SpoilerChoice {
  isFree: ReadonlySignal<boolean>;
  set: (free: boolean) => void;
}

/** Hides results, or shows them. The wish is this device's, so the server draws nothing of it. */
export function SpoilerSwitch({ choice }: { choice: SpoilerChoice }) {
  useSignals();
  const { t } = useMessages();
  const hint = useId();
  if (!useHydrated()) return null;
  return (
    <div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={styles.box}
          checked={choice.isFree.value}
          onChange={({ target }) => choice.set(target.checked)}
          aria-describedby={hint}
        />
        {t('spoilers.free')}
      </label>
      <p id={hint} className={styles.hint}>
        {t('spoilers.freeText')}
      </p>
    </div>
  );
}
