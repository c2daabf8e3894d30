import { type CSSProperties, useId, useMemo, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { useNow } from '#renderers/primitives/time/use-now.ts';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import type { BlockProps } from '#renderers/registry/block.ts';
import { section, sectionEmpty, sectionTitle } from '#renderers/theme/section.styles.ts';
import { GuideAxis } from './guide-axis.tsx';
import { GuideRow } from './guide-row.tsx';
import { type Guide, isOn, layOut } from './lay-out.ts';
import { useGuideKeys, useStartAtNow } from './use-guide-keys.ts';
import * as styles from './programmeGuide.styles.ts';

function Grid({ guide, label }: { guide: Guide; label: string }) {
  const now = useNow();
  const scroller = useRef<HTMLDivElement>(null);
  const { grid, onKeyDown, onFocus } = useGuideKeys(guide);
  useStartAtNow(scroller, guide, now);
  const { from, to, rows } = guide;
  // Each row draws its piece of the line that marks the present, below its channel's name.
  const current = now !== undefined && now >= from && now < to ? now : undefined;
  return (
    <div ref={scroller} className={styles.scroller}>
      {/* The focus is always on one of the grid's links. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        className={styles.grid}
        style={
          { '--minutes': (to - from) / 60_000, ...(current && { '--now': (current - from) / 60_000 }) } as CSSProperties
        }
        data-now={current ? true : undefined}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <GuideAxis guide={guide} />
        {rows.map((row, index) => (
          <GuideRow
            key={row.channel.eventId}
            row={row}
            index={index}
            from={from}
            on={now === undefined ? -1 : row.slots.findIndex((slot) => isOn(slot, now))}
          />
        ))}
      </div>
    </div>
  );
}

/** What is on which channel and when. Every programme leads to its channel's live page. */
export function ProgrammeGuide({ attributes }: BlockProps<'programmeGuide'>) {
  const { title, channels, from, to, emptyTitle, emptyDescription } = attributes;
  const { t } = useMessages();
  const timeZone = useTimeZone();
  const id = useId();
  const guide = useMemo(() => layOut({ channels, from, to }), [channels, from, to]);
  const label = title ?? t('guide.label');
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={sectionTitle}>
        {label}
      </h2>
      {guide && guide.rows.length > 0 ? (
        <>
          <p className={styles.zone}>{t('guide.timesIn', { zone: timeZone.replaceAll('_', ' ') })}</p>
          <Grid guide={guide} label={label} />
        </>
      ) : (
        <>
          <p className={sectionEmpty}>{emptyTitle ?? t('guide.noProgrammes')}</p>
          {emptyDescription ? <p>{emptyDescription}</p> : null}
        </>
      )}
    </section>
  );
}
