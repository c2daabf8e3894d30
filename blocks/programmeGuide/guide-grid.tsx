import { type CSSProperties, type MouseEvent, type RefObject, Suspense, useState } from 'react';
import { Endless } from '#renderers/endless/endless.tsx';
import { instantOf } from '#renderers/messages/instant.ts';
import { optional } from '#renderers/primitives/optional.ts';
import { isPlainClick } from '#renderers/primitives/plain-click.ts';
import type { ProgrammeGuideBlock } from '#schemas/generated/types.ts';
import { GuideAxis } from './guide-axis.tsx';
import type { Asked } from './programme-details.tsx';
import { GuideRow, onAt } from './guide-row.tsx';
import { isOn } from './lay-out.ts';
import * as styles from './programmeGuide.styles.ts';
import type { GuideState } from './use-guide.ts';
import { cellOf, useGuideKeys } from './use-guide-keys.ts';
import { rowsToDraw, type VisibleRange } from './window.ts';

// The dialog's code is loaded when a programme is first opened.
const GuideModal = optional(() => import('./guide-modal.tsx'));

interface GuideGridProps {
  state: GuideState;
  /** Whether more details of a programme can be fetched; not for guides written by an author. */
  isAsked: boolean;
  shown: VisibleRange;
  /** Scrolls the guide to a time. */
  jump: (at: number) => void;
  now: number | undefined;
  label: string;
  playback: ProgrammeGuideBlock['playback'];
  scroller: RefObject<HTMLDivElement | null>;
}

/** The guide: a grid of channels and time, or a list of channels on narrow screens. */
export function GuideGrid({
  state: { guide, list },
  isAsked,
  shown,
  jump,
  now,
  label,
  playback,
  scroller,
}: GuideGridProps) {
  const { from, to, rows } = guide;
  const { grid, stop, onKeyDown, onFocus, onBlur } = useGuideKeys(rows, shown, jump);
  const [asked, setAsked] = useState<Asked>();
  const onClick = (event: MouseEvent) => {
    const cell = cellOf(rows, event.target);
    const row = cell && rows[cell.row];
    const programme = row?.slots[cell?.slot ?? -1]?.programme;
    if (!row || !programme || !isPlainClick(event)) return;
    event.preventDefault();
    const [start = from, end = to] = [instantOf(programme.startDate), instantOf(programme.endDate)];
    setAsked({ channel: row.channel, programme, start, end });
  };
  // Each row renders its own segment of the line that marks the current time. The segment is below the sticky channel
  // name.
  const current = now !== undefined && now >= from && now < to ? now : undefined;
  return (
    <div ref={scroller} className={styles.scroller}>
      {/* The grid itself is not focusable: the focus is always on a link within it. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={list.more ? -1 : rows.length}
        className={styles.grid}
        style={
          {
            '--minutes': (to - from) / 60_000,
            ...(current && { '--now': (current - from) / 60_000 }),
          } as CSSProperties
        }
        data-now={current ? true : undefined}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
        onClickCapture={onClick}
      >
        <GuideAxis from={shown.from} to={shown.to} at={shown.at} begin={from} />
        {/* `--rows` is set on this element and no ancestor, because a change of a custom property recalculates the
            styles of all descendants. */}
        <div role="rowgroup" className={styles.rows} style={{ '--rows': rows.length } as CSSProperties}>
          {rowsToDraw(guide, shown, stop.row).map((index) => {
            const row = rows[index];
            // Outside of the viewport, a row renders only its focused cell.
            const isInSight = index >= shown.first && index < shown.end;
            return row ? (
              <GuideRow
                key={row.channel.eventId}
                row={row}
                index={index}
                begin={from}
                from={isInSight ? shown.from : stop.start}
                to={isInSight ? shown.to : stop.start}
                on={onAt(row, now)}
                stop={index === stop.row ? stop.start : undefined}
              />
            ) : null;
          })}
        </div>
      </div>
      <div className={styles.end}>
        <Endless list={list} count={rows.length} />
      </div>
      {asked ? (
        <Suspense>
          <GuideModal
            asked={asked}
            hasMore={isAsked}
            isOnNow={now !== undefined && isOn(asked, now)}
            playback={playback}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
