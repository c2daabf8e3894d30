import { clock } from '../../messages/duration.ts';
import { useMessages } from '../../messages/messages.tsx';
import { useNow } from './use-now.ts';

const SECOND = 1000;
const DAY_SECONDS = 86_400;

interface CountdownProps {
  /** Time to which the countdown runs, in milliseconds since 1970 by the server's clock. */
  to: number;
  /** Server clock minus browser clock, in milliseconds; undefined until known. */
  offset: number | undefined;
  className?: string | undefined;
}

/**
 * Countdown in days and a clock, updated each second. It has the ARIA role `timer`, which screen readers do not
 * announce by themselves. Until the clock offset is known, also in the first render, it only reserves its space.
 */
export function Countdown({ to, offset, className }: CountdownProps) {
  const { t } = useMessages();
  const now = useNow(SECOND);
  const left =
    now === undefined || offset === undefined ? undefined : Math.max(0, Math.ceil((to - now - offset) / SECOND));
  const days = left === undefined ? 0 : Math.floor(left / DAY_SECONDS);
  return (
    <span role="timer" className={className}>
      {left === undefined ? (
        '\u00a0'
      ) : (
        <>
          {days > 0 ? `${t('days', { count: days })} ` : null}
          <bdi dir="ltr">{clock(left - days * DAY_SECONDS)}</bdi>
        </>
      )}
    </span>
  );
}
