import { clock } from '../../messages/duration.ts';
import { useMessages } from '../../messages/messages.tsx';
import { useNow } from './use-now.ts';

const SECOND = 1000;
const DAY_SECONDS = 86_400;

interface CountdownProps {
  /** Milliseconds since 1970, by the server's clock. */
  to: number;
  /** How far the server's clock is ahead of the browser's, in milliseconds; undefined until it is known. */
  offset: number | undefined;
  className?: string | undefined;
}

/**
 * The time that is left until a moment, second by second: days, and a clock for the rest. A screen reader finds it as a
 * timer, which it does not read out by itself. In the first paint, and until the clock is known, it keeps its room.
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
