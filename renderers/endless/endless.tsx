import { useRef } from 'react';
import type { Going } from '../binding/use-list.ts';
import { useMessages } from '../messages/messages.tsx';
import { secondary } from '../primitives/button/button.styles.ts';
import { useHydrated } from '../primitives/hydrated.ts';
import { useNearEnd } from '../primitives/near-end/use-near-end.ts';
import { end } from './endless.styles.ts';

/**
 * The end of a list that goes on: what follows is asked for as it comes into view, and by a button for whoever gets
 * there otherwise. A portion that fails says so, and waits to be asked again.
 */
export function Endless({ list: { state, more, retry } }: { list: Going }) {
  const { t } = useMessages();
  const hydrated = useHydrated();
  const sentinel = useRef<HTMLDivElement>(null);
  useNearEnd(() => sentinel.current, more);
  const goesOn = more !== undefined;
  const failed = state === 'failed' || state === 'retrying';
  if (!failed && !goesOn && state !== 'loading') return null;
  return (
    <div ref={sentinel} className={end}>
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
