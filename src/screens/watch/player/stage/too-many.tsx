import { useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { PlaybackSession } from '#schemas/wire/viewing/playback-sessions.ts';
import type { PlayingDevice } from '#schemas/wire/device.ts';
import { pill } from '../shared/control.styles.ts';
import * as styles from './overlay.styles.ts';

/** Stream limit reached: lists the streams on other devices, with buttons to end them. */
export function TooMany({ others, again }: { others: readonly PlaybackSession[]; again: () => void }) {
  const { t, locale } = useMessages();
  const { streamsAtOnce } = usePorts();
  const timeZone = useTimeZone();
  const [fault, setFault] = useState<LabelKey>();
  const [busy, setBusy] = useState(false);
  const nameOf = ({ browser, system }: PlayingDevice) =>
    browser && system ? t('player.deviceIn', { browser, system }) : (browser ?? system ?? t('player.deviceUnknown'));
  const stop = async (id: string) => {
    setBusy(true);
    const outcome = await (await streamsAtOnce()).stopOther(id);
    setBusy(false);
    if (!outcome.ok) return setFault(outcome.cause);
    again();
  };
  return (
    <div className={styles.message} role="alert" data-too-many>
      <p className={styles.messageTitle}>{t('streamLimitReached')}</p>
      <p>{t('player.limitText')}</p>
      <ul role="list" className={styles.others}>
        {others.map(({ id, title, device, since }) => {
          const time = formatMoment(since, 'time', locale, timeZone);
          const stream = [nameOf(device), title, t('player.since', { time })].filter(Boolean).join(' · ');
          return (
            <li key={id}>
              <span dir="auto">{stream}</span>
              <button
                type="button"
                className={pill}
                disabled={busy}
                aria-label={t('player.stopThis', { stream })}
                // If the code that ends a stream cannot be loaded, the button becomes active again.
                onClick={() => void stop(id).catch(() => setBusy(false))}
              >
                {t('player.stop')}
              </button>
            </li>
          );
        })}
      </ul>
      {fault ? <p>{t(fault)}</p> : null}
      <button type="button" className={primary} onClick={again}>
        {t('retry')}
      </button>
    </div>
  );
}

/** Message that playback was ended from another device, with a button to continue here. */
export function StoppedElsewhere({ again }: { again: () => void }) {
  const { t } = useMessages();
  return (
    <div className={styles.message} role="alert" data-stopped>
      <p className={styles.messageTitle}>{t('playbackStoppedElsewhere')}</p>
      <button type="button" className={primary} onClick={again}>
        {t('player.playHere')}
      </button>
    </div>
  );
}
