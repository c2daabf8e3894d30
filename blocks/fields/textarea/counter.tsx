import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import { rules } from '#schemas/values/textarea.ts';
import * as styles from './textarea.styles.ts';

/**
 * Pause in typing after which a screen reader announces the count. An announcement at every key would cover what the
 * user types.
 */
const SPOKEN_AFTER_MS = 1000;

interface CounterProps {
  id: string;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Maximum number of characters in the text area. */
  max: number;
}

/** Number of used characters, counted as on submit. Without JavaScript it shows the maximum. */
export function Counter({ id, area, max }: CounterProps) {
  useSignals();
  const { t } = useMessages();
  const count = useSignal<number | undefined>(undefined);
  const spoken = useSignal('');
  useEffect(() => {
    const node = area.current;
    if (!node) return undefined;
    let timer: number | undefined;
    const recount = () => {
      count.value = [...rules.clean(node.value, { values: {} })].length;
    };
    const onInput = () => {
      recount();
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        spoken.value = t('charactersUsed', { count: count.peek() ?? 0, max });
      }, SPOKEN_AFTER_MS);
    };
    recount();
    node.addEventListener('input', onInput);
    return () => {
      window.clearTimeout(timer);
      node.removeEventListener('input', onInput);
    };
  }, [area, max, t, count, spoken]);
  const used = count.value;
  return (
    <>
      <p id={id} className={styles.counter} data-over={(used ?? 0) > max || undefined}>
        {used === undefined ? t('fieldTooLong', { max }) : t('charactersUsed', { count: used, max })}
      </p>
      <span role="status" className={visuallyHidden}>
        {spoken.value}
      </span>
    </>
  );
}
