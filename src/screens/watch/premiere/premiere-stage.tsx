import type { ReactNode } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Countdown } from '#renderers/primitives/time/countdown.tsx';
import { formatMoment, Moment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import type { AccessDecision } from '#schemas/access.ts';
import * as watch from '../watch-screen.styles.ts';
import { JOIN_DELAY_MS } from './phase.ts';
import * as toCome from '../to-come.styles.ts';
import * as styles from './premiere-stage.styles.ts';
import type { PremiereView } from './premiere-view.ts';

interface PremiereStageProps {
  premiere: PremiereView;
  /** Access decision: whether this viewer may watch the film, or what they need for that. */
  access: AccessDecision;
  /** Message that says why the film does not play, apart from its premiere; for example that it must be bought. */
  barrier: ReactNode;
}

/** Overlay on a film's picture around its premiere: date, start, and ways to watch. */
export function PremiereStage({ premiere, access, barrier }: PremiereStageProps) {
  const { phase } = premiere;
  const isNotYet = access.outcome === 'REFUSED' && access.reason === 'NOT_YET';
  if (access.outcome !== 'PLAY' && !isNotYet) return <Barred premiere={premiere} access={access} barrier={barrier} />;
  if (phase === 'before') return <ToCome premiere={premiere} />;
  if (phase === 'starting') return <Starting premiere={premiere} canPlay={!isNotYet} />;
  return isNotYet ? barrier : <Ways premiere={premiere} />;
}

/**
 * Why the viewer may not play the film. Adds the date of its premiere if the viewer can remove the restriction, for
 * example by signing in.
 */
function Barred({ premiere: { phase, times }, access, barrier }: PremiereStageProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const isOfUse = phase === 'before' && !(access.outcome === 'REFUSED' && access.reason === 'GEOBLOCKED');
  return (
    <div className={toCome.stack}>
      {barrier}
      {isOfUse ? (
        <p className={styles.when}>
          {t('premiere.at', { date: formatMoment(times.start, 'dayTimeAndZone', locale, timeZone) })}
        </p>
      ) : null}
    </div>
  );
}

function ToCome({ premiere: { times, clockOffset, isFailing } }: Pick<PremiereStageProps, 'premiere'>) {
  const { t } = useMessages();
  return (
    <div className={styles.words}>
      {isFailing && clockOffset === undefined ? (
        <p role="status">{t('premiere.askFailed')}</p>
      ) : (
        <>
          <p className={styles.small}>{t('premiere.startsIn')}</p>
          <Countdown to={times.start} offset={clockOffset} className={toCome.countdown} />
        </>
      )}
      <p>
        <Moment at={times.start} format="dayTimeAndZone" />
      </p>
    </div>
  );
}

/** Premiere has started: countdown until joining, and an error if the server does not respond. */
function Starting({ premiere, canPlay }: Pick<PremiereStageProps, 'premiere'> & { canPlay: boolean }) {
  const { t } = useMessages();
  const { times, clockOffset, isFailing, ask } = premiere;
  return (
    <div className={styles.words}>
      <div role="status" className={toCome.stack}>
        <p className={watch.refusalTitle}>{t('premiere.starting')}</p>
        {isFailing ? <p>{t('premiere.askFailed')}</p> : null}
      </div>
      {isFailing ? (
        <button type="button" className={secondary} onClick={ask}>
          {t('retry')}
        </button>
      ) : null}
      {canPlay && !isFailing ? (
        <p className={styles.small}>
          {t('premiere.joinIn')}{' '}
          <Countdown to={Math.min(times.start + JOIN_DELAY_MS, times.end)} offset={clockOffset} />
        </p>
      ) : null}
    </div>
  );
}

/** Buttons to watch the premiere, for viewers who have dismissed or missed its dialog. */
function Ways({ premiere: { phase, modal, isFailing, choose } }: Pick<PremiereStageProps, 'premiere'>) {
  const { t } = useMessages();
  // While the server does not respond, the position that all viewers share is unknown. No dialog is shown then, so the
  // buttons are.
  if (phase === 'on' && (modal ?? (isFailing ? 'away' : 'open')) === 'open') return null;
  return (
    <div className={toCome.actions}>
      {phase === 'on' ? (
        <>
          {modal ? (
            <button type="button" className={primary} onClick={() => choose('join')}>
              {t('premiere.join')}
            </button>
          ) : null}
          <button type="button" className={secondary} onClick={() => choose('beginning')}>
            {t('premiere.fromBeginning')}
          </button>
        </>
      ) : (
        <button type="button" className={primary} onClick={() => choose('play')}>
          {t('player.play')}
        </button>
      )}
    </div>
  );
}
