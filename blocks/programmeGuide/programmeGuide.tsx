import { useId, useMemo } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import type { BlockProps } from '#renderers/registry/block.ts';
import { section, sectionEmpty, sectionTitle } from '#renderers/theme/section.styles.ts';
import type { ProgrammeGuideBlock } from '#schemas/generated/types.ts';
import { GuideControls } from './guide-controls.tsx';
import { GuideGrid } from './guide-grid.tsx';
import * as styles from './programmeGuide.styles.ts';
import { useClock } from './use-clock.ts';
import { type GuidePlan, planOf, useGuide } from './use-guide.ts';
import { useStart, useWindow } from './use-window.ts';
import { HOUR, LIST_SPAN_MS } from './window.ts';

/** In the list layout, a guide written by an author shows a whole day at once. */
const WHOLE = 24 * HOUR;

interface WholeGuideProps {
  plan: GuidePlan;
  attributes: ProgrammeGuideBlock;
  label: string;
}

function WholeGuide({ plan, attributes, label }: WholeGuideProps) {
  const { t } = useMessages();
  const timeZone = useTimeZone();
  const now = useClock(attributes.now);
  const { stretch, isAsked } = plan;
  const { scroller, shown, jump } = useWindow(stretch, { span: isAsked ? LIST_SPAN_MS : WHOLE, timeZone });
  useStart(stretch, { now, date: attributes.date, timeZone, jump });
  const state = useGuide(plan, attributes, shown);
  return (
    <>
      <GuideControls stretch={stretch} at={shown.at} isAtEnd={shown.isAtEnd} now={now} jump={jump} />
      <p className={styles.zone}>{t('guide.timesIn', { zone: timeZone.replaceAll('_', ' ') })}</p>
      {state.isFailed ? (
        <div role="alert" className={styles.failed}>
          <p>{t('guide.failed')}</p>
          <button type="button" className={secondary} onClick={state.retry}>
            {t('retry')}
          </button>
        </div>
      ) : null}
      <GuideGrid
        state={state}
        isAsked={isAsked}
        shown={shown}
        jump={jump}
        now={now}
        label={label}
        playback={attributes.playback}
        scroller={scroller}
      />
    </>
  );
}

/** TV guide: written by an author, or the realm's own. Opening a programme shows its details. */
export function ProgrammeGuide({ attributes }: BlockProps<'programmeGuide'>) {
  const { title, channels = [], source, emptyTitle, emptyDescription } = attributes;
  const { t } = useMessages();
  const id = useId();
  const plan = useMemo(() => planOf(attributes), [attributes]);
  const label = title ?? t('guide.label');
  // The heading is left out on the page of the TV guide, which already has it.
  const hasHeading = title !== undefined || source === undefined;
  return (
    <section
      className={section}
      aria-labelledby={hasHeading ? id : undefined}
      aria-label={hasHeading ? undefined : label}
    >
      {hasHeading ? (
        <h2 id={id} className={sectionTitle}>
          {label}
        </h2>
      ) : null}
      {plan && channels.length > 0 ? (
        <WholeGuide plan={plan} attributes={attributes} label={label} />
      ) : (
        <>
          <p className={sectionEmpty}>{emptyTitle ?? t('guide.noProgrammes')}</p>
          {emptyDescription ? <p>{emptyDescription}</p> : null}
        </>
      )}
    </section>
  );
}
