import { useRef, useState } from 'react';
import type { PaginationState } from '../binding/use-list.ts';
import { useMessages } from '../messages/messages.tsx';
import { secondary } from '../primitives/button/button.styles.ts';
import { useHydrated } from '../primitives/hydrated.ts';
import { useNearEnd } from '../primitives/near-end/use-near-end.ts';
import { end } from './endless.styles.ts';

/**
 * Returns a key that changes with each loaded page, so that the content below the list is remounted instead of being
 * pushed down in view. The key stays the same while the focus is in that content.
 */
function usePortion(count: number, isFocused: boolean): number {
  const [{ before, portion }, setSeen] = useState({ before: count, portion: 0 });
  if (before !== count) setSeen({ before: count, portion: isFocused ? portion : portion + 1 });
  return portion;
}

interface EndlessProps {
  list: PaginationState;
  /** Number of list entries that are loaded so far. */
  count: number;
}

/**
 * End of a paginated list. Loads the next page when it comes near the viewport, or by a button; a failed page shows an
 * error with a retry button.
 */
export function Endless({ list: { state, more, retry }, count }: EndlessProps) {
  const { t } = useMessages();
  const hydrated = useHydrated();
  const sentinel = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  const portion = usePortion(count, isFocused);
  useNearEnd(() => sentinel.current, more);
  const goesOn = more !== undefined;
  const failed = state === 'failed' || state === 'retrying';
  if (!failed && !goesOn && state !== 'loading') return null;
  return (
    <div key={portion} ref={sentinel} className={end} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      {failed ? (
        <div role="alert">
          <p>{t('rowFailed')}</p>
          <button type="button" className={secondary} onClick={retry} aria-disabled={state === 'retrying'}>
            {t('retry')}
          </button>
        </div>
      ) : hydrated ? (
        <button type="button" className={secondary} onClick={more} aria-disabled={!goesOn}>
          {t(goesOn ? 'grid.more' : 'loading')}
        </button>
      ) : null}
    </div>
  );
}
