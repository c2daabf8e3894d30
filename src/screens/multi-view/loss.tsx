import { useMessages } from '#renderers/messages/messages.tsx';
import type { MultiViewLoss } from '#renderers/ports/multi-view.ts';
import * as styles from './multi-view-screen.styles.ts';

type Stream = MultiViewLoss['others'][number];

/** Text for a stream on another device: title and device. */
const wordsOf = ({ title, device }: Stream): string =>
  [title, [device.browser, device.system].filter(Boolean).join(', ')].filter(Boolean).join(' · ');

/**
 * Error message about events that the server revoked: the reason, and the streams that play on the account's other
 * devices.
 */
export function Loss({ loss }: { loss: MultiViewLoss }) {
  const { t } = useMessages();
  const { reason, others } = loss;
  return (
    <div className={styles.lost} role="alert">
      <p>{t(reason)}</p>
      {others.length > 0 ? (
        <>
          <p>{t('multiView.elsewhere')}</p>
          <ul>
            {others.map((stream) => (
              <li key={stream.id}>{wordsOf(stream)}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
