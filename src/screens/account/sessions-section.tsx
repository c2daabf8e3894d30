import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '#renderers/messages/messages.tsx';
import { quiet, secondary } from '#renderers/primitives/button/button.styles.ts';
import { ConfirmDialog } from '#renderers/primitives/dialog/confirm-dialog.tsx';
import { Moment } from '#renderers/primitives/time/moment.tsx';
import { displayName } from '#schemas/display-name.ts';
import type { UserSession } from '#schemas/wire/identity/session.ts';
import { useDeviceName } from './device-name.ts';
import * as styles from './security-screen.styles.ts';
import type { SubmitOutcome } from './submit.ts';
import { useAsked } from './use-asked.tsx';

interface SessionsSectionProps {
  sessions: readonly UserSession[];
  end: (id: string) => Promise<SubmitOutcome>;
  endOthers: () => Promise<SubmitOutcome>;
  endAll: () => Promise<SubmitOutcome>;
}

/** Section with the account's sessions and buttons to end them. */
export function SessionsSection({ sessions, end, endOthers, endAll }: SessionsSectionProps) {
  useSignals();
  const { t } = useMessages();
  const asking = useSignal(false);
  const { run, words, isBusy } = useAsked();
  const ended = t('security.ended');
  return (
    <section className={styles.section} aria-labelledby="security-sessions" aria-busy={isBusy}>
      <h2 id="security-sessions" className={styles.heading}>
        {t('security.sessions')}
      </h2>
      {words}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => void run(() => end(session.id), ended)}
          />
        ))}
      </ul>
      <div className={styles.buttons}>
        {sessions.length > 1 ? (
          <button type="button" className={secondary} aria-disabled={isBusy} onClick={() => void run(endOthers, ended)}>
            {t('security.endOthers')}
          </button>
        ) : null}
        <button
          type="button"
          className={sessions.length > 1 ? quiet : secondary}
          aria-disabled={isBusy}
          onClick={() => {
            asking.value = true;
          }}
        >
          {t('security.endAll')}
        </button>
      </div>
      {asking.value ? (
        <ConfirmDialog
          title={t('security.endAll')}
          text={t('security.endAllText')}
          confirm={t('security.endAll')}
          cancel={t('security.cancel')}
          onConfirm={() => run(endAll, ended)}
          onClose={() => {
            asking.value = false;
          }}
        />
      ) : null}
    </section>
  );
}

function Session({ session, isBusy, onEnd }: { session: UserSession; isBusy: boolean; onEnd: () => void }) {
  const { t, locale } = useMessages();
  const { device, audience, country, lastUsed, isCurrent, isSupport, id } = session;
  const name = useDeviceName()(device);
  return (
    <li className={styles.session}>
      <div>
        <p id={`session-${id}`} className={styles.device}>
          {name}
        </p>
        <p className={styles.facts}>
          {isSupport ? `${t('security.support')} · ` : null}
          {audience === 'studio' ? `${t('security.studio')} · ` : null}
          {country ? `${displayName(country, locale, 'region')} · ` : null}
          {isCurrent ? t('security.thisOne') : <Moment at={lastUsed} format="dayAndTime" />}
        </p>
      </div>
      {isCurrent ? null : (
        <button
          type="button"
          className={quiet}
          aria-disabled={isBusy}
          aria-describedby={`session-${id}`}
          onClick={onEnd}
        >
          {t('security.end')}
        </button>
      )}
    </li>
  );
}
