import { type CSSProperties, memo, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { atWidth } from '#renderers/primitives/picture/sources.ts';
import { Moment } from '#renderers/primitives/time/moment.tsx';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import type { Channel } from '#schemas/generated/types.ts';
import type { GuideRow as Row, Slot } from './lay-out.ts';
import * as styles from './programmeGuide.styles.ts';

/** Where a stretch of time stands: minutes from the guide's beginning, and how many. */
export const placed = (start: number, end: number, from: number): CSSProperties =>
  ({ '--at': (start - from) / 60_000, '--span': (end - start) / 60_000 }) as CSSProperties;

function ChannelName({ channel }: { channel: Channel }) {
  const { t } = useMessages();
  const [failed, setFailed] = useState<string>();
  const { name, logoUrl, accessLevel } = channel;
  return (
    <>
      {logoUrl && failed !== logoUrl ? (
        <img
          className={styles.logo}
          src={atWidth(logoUrl, 240)}
          alt=""
          loading="lazy"
          onError={() => setFailed(logoUrl)}
        />
      ) : null}
      <span className={styles.channelName}>{name}</span>
      {accessLevel === 'GRANTED' ? null : (
        <span className={styles.locked} data-for={accessLevel === 'GRANTED_ON_SIGN_IN' ? 'guest' : undefined}>
          <Icon name={accessLevel === 'DENIED' ? 'lock' : 'person'} size={16} />
          <span className={visuallyHidden}>{t(accessLevel === 'DENIED' ? 'purchaseToWatch' : 'signInToWatch')}</span>
        </span>
      )}
    </>
  );
}

interface SlotCellProps {
  slot: Slot;
  href: string;
  from: number;
  at: string;
  isOn: boolean;
  isStop: boolean;
}

function SlotCell({ slot: { start, end, programme }, href, from, at, isOn, isStop }: SlotCellProps) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  return (
    <div role="gridcell" className={styles.slot} style={placed(start, end, from)} data-on={isOn || undefined}>
      <Link to={href} className={styles.programme} data-at={at} tabIndex={isStop ? 0 : -1}>
        {programme ? (
          <span className={styles.words}>
            <span className={styles.time}>
              <Moment at={start} format="time" />
              <span aria-hidden="true">–</span>
              <Moment at={end} format="time" />
              {isOn ? <span className={styles.onNow}>{t('guide.onNow')}</span> : null}
            </span>
            <span className={styles.episode}>{programme.episode}</span>
            {programme.programme ? <span className={styles.series}>{programme.programme}</span> : null}
          </span>
        ) : (
          <span className={styles.words}>
            <span className={styles.series}>{t('guide.noProgrammes')}</span>
          </span>
        )}
      </Link>
    </div>
  );
}

interface GuideRowProps {
  row: Row;
  index: number;
  from: number;
  /** Which of the slots is on now; -1 when none is, or when the time is not yet known. */
  on: number;
}

/** One channel. Drawn again only when another programme comes on. */
export const GuideRow = memo(function GuideRow({ row: { channel, slots }, index, from, on }: GuideRowProps) {
  const { navigation } = usePorts();
  const { eventId, name, accessLevel } = channel;
  const href = navigation.hrefOfCard({ id: eventId, title: name, type: 'LIVE', accessLevel });
  return (
    <div role="row" className={styles.row}>
      <div role="rowheader" className={styles.channel}>
        <ChannelName channel={channel} />
      </div>
      {slots.map((slot, number) => (
        <SlotCell
          key={slot.start}
          slot={slot}
          href={href}
          from={from}
          at={`${index}/${number}`}
          isOn={number === on && slot.programme !== undefined}
          isStop={index === 0 && number === 0}
        />
      ))}
    </div>
  );
});
