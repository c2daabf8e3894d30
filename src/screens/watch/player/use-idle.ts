import { useEffect, useState } from 'react';

/** The controls go away after this many milliseconds without a move. */
const IDLE_AFTER = 3000;

/** Whether nobody has touched the player for a while. Only while it plays and nothing inside has the keyboard's focus. */
export function useIdle(stage: React.RefObject<HTMLElement | null>, playing: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const node = stage.current;
    if (!node || !playing) {
      setIdle(false);
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      if (node.querySelector(':focus-visible, [aria-expanded="true"]')) return wake();
      setIdle(true);
    };
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(rest, IDLE_AFTER);
    };
    const abort = new AbortController();
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      node.addEventListener(name, wake, { signal: abort.signal });
    wake();
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [stage, playing]);
  return idle;
}
