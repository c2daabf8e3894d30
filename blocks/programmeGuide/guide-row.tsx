import { type ComponentType, type CSSProperties, memo, type ReactNode, useMemo, useState } from 'react';
import { type Translate, useMessages } from '#renderers/messages/messages.tsx';
import type { LinkProps } from '#renderers/ports/navigation.ts';
import { instantOf } from '#renderers/messages/instant.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { atWidth } from '#renderers/primitives/picture/sources.ts';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { note } from '#renderers/spoilers/veil.styles.ts';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import type { Channel, Programme } from '#schemas/generated/types.ts';
import { isOn, type ChannelRow as Row, type TimeSlot, type TimeRange } from './lay-out.ts';
import * as styles from './programmeGuide.styles.ts';

/** CSS variables with a time range's position and length, in minutes. */
export const getTimeStyle = (start: number, end: number, from: number): CSSProperties =>
  ({ '--at': (start - from) / 60_000, '--span': (end - start) / 60_000 }) as CSSProperties;

function ChannelName({ channel }: { channel: Channel }) {
  const { t } = useMessages();
  const [failed, setFailed] = useState<string>();
  const { name, logoUrl, accessLevel, licenceIds } = channel;
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
        <span
          className={styles.locked}
          data-for={accessLevel === 'GRANTED_ON_SIGN_IN' ? 'guest' : undefined}
          data-licences={licenceIds?.join(' ')}
        >
          <Icon name={accessLevel === 'DENIED' ? 'lock' : 'person'} size={16} />
          <span className={visuallyHidden}>{t(accessLevel === 'DENIED' ? 'purchaseToWatch' : 'signInToWatch')}</span>
        </span>
      )}
    </>
  );
}

/** A programme's titles. If they reveal a result and spoiler protection is on, a text replaces them. */
export function namesOf({ episode, programme: series, hasResults }: Programme, t: Translate): ReactNode {
  const veil = hasResults ? 'words' : undefined;
  return (
    <>
      <span className={styles.episode} data-veil={veil}>
        {episode}
      </span>
      {hasResults ? (
        <span className={note} data-veil="note">
          {t('spoilers.hidden')}
        </span>
      ) : null}
      {series ? (
        <span className={styles.series} data-veil={veil}>
          {series}
        </span>
      ) : null}
    </>
  );
}

/**
 * Key by which spoiler protection reveals a programme's result. It is constant and not a title's id, so that watching a
 * title reveals no programmes of the guide.
 */
export const getSpoilerKey = ({ hasResults }: Programme) => (hasResults ? 'programme' : undefined);

/** Minimum duration in milliseconds of a programme whose cell may be wider than the viewport. */
const LONG = 7_200_000;
/** Maximum duration in milliseconds of a programme whose cell has space for its times only. */
const SHORT = 2_700_000;

interface SlotCellProps {
  slot: TimeSlot;
  href: string;
  from: number;
  index: number;
  isOn: boolean;
  isStop: boolean;
  words: Words;
}

/** Values that all cells of a row share, created once per row, because scrolling renders hundreds of cells. */
interface Words {
  t: Translate;
  time: (at: number) => string;
  Link: ComponentType<LinkProps>;
}

const timeAt = (at: number, { time }: Words) => <time dateTime={new Date(at).toISOString()}>{time(at)}</time>;

const SlotCell = memo(function SlotCell({ slot, href, from, index, isOn: on, isStop, words }: SlotCellProps) {
  const { t, Link } = words;
  const { start, end, programme, isPending } = slot;
  return (
    <div
      role="gridcell"
      className={styles.slot}
      style={getTimeStyle(start, end, from)}
      data-on={on || undefined}
      data-gap={!programme || undefined}
      data-long={end - start >= LONG || undefined}
      data-short={end - start < SHORT || undefined}
    >
      <Link
        to={href}
        className={styles.programme}
        data-at={`${index}/${start}`}
        data-spoils={programme && getSpoilerKey(programme)}
        aria-haspopup={programme ? 'dialog' : undefined}
        tabIndex={isStop ? 0 : -1}
      >
        {programme ? (
          <span className={styles.words}>
            <span className={styles.time}>
              {timeAt(instantOf(programme.startDate) ?? start, words)}
              <span aria-hidden="true">–</span>
              {timeAt(end, words)}
              {on ? <span className={styles.onNow}>{t('guide.onNow')}</span> : null}
            </span>
            {namesOf(programme, t)}
          </span>
        ) : (
          <span className={styles.words}>
            <span className={styles.series}>{t(isPending ? 'guide.loading' : 'guide.noProgrammes')}</span>
          </span>
        )}
      </Link>
    </div>
  );
});

interface GuideRowProps {
  row: Row;
  index: number;
  /** Start of the guide's time range, in milliseconds since 1970. */
  begin: number;
  /** Time range of the guide that is rendered. */
  from: number;
  to: number;
  /** Start of the current programme; undefined if there is none or the current time is not known yet. */
  on: number | undefined;
  /** Start of the slot with tabindex 0; undefined if it is in another row. */
  stop: number | undefined;
}

const touches = ({ from, to }: TimeRange, { start, end }: TimeSlot) => start < to && end > from;

/** Start of the slot at a time; undefined if its programme is unknown. */
export const onAt = ({ slots }: Row, now: number | undefined): number | undefined =>
  now === undefined ? undefined : slots.find((slot) => slot.programme && isOn(slot, now))?.start;

/** Row of one channel. Re-renders only when the current programme or the visible hours change. */
export const GuideRow = memo(function GuideRow({ row, index, begin, from, to, on, stop }: GuideRowProps) {
  const { navigation } = usePorts();
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const { Link } = navigation;
  const words = useMemo(
    (): Words => ({ t, Link, time: (at) => formatMoment(at, 'time', locale, timeZone) }),
    [t, Link, locale, timeZone],
  );
  const { channel, slots } = row;
  const { eventId, name, accessLevel } = channel;
  const href = navigation.hrefOfCard({ id: eventId, title: name, type: 'LIVE', accessLevel });
  const drawn = slots.filter((slot) => touches({ from, to }, slot) || slot.start === stop);
  return (
    <div role="row" aria-rowindex={index + 1} className={styles.row} style={{ '--row': index } as CSSProperties}>
      <div role="rowheader" className={styles.channel}>
        <ChannelName channel={channel} />
      </div>
      {drawn.map((slot) => (
        <SlotCell
          key={slot.start}
          slot={slot}
          href={href}
          from={begin}
          index={index}
          isOn={slot.start === on}
          isStop={slot.start === stop}
          words={words}
        />
      ))}
      {drawn.length === 0 && from < to ? (
        <div role="gridcell" className={styles.slot} style={getTimeStyle(from, to, begin)} data-gap data-long>
          <span className={styles.programme}>
            <span className={styles.words}>
              <span className={styles.series}>{t('guide.noProgrammes')}</span>
            </span>
          </span>
        </div>
      ) : null}
    </div>
  );
});
