import { instantOf } from '#renderers/messages/instant.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Moment } from '#renderers/primitives/time/moment.tsx';
import type { Bout } from '#schemas/generated/types.ts';
import { note } from '#renderers/spoilers/veil.styles.ts';
import { resultOf } from './bout-line.tsx';
import { outcome as outcomeMark } from './fighters.styles.ts';
import * as styles from './profile.styles.ts';
import { methodLabels, outcomeLabels } from './result-labels.ts';

function Row({ bout }: { bout: Bout }) {
  const { t } = useMessages();
  const { navigation } = usePorts();
  const { opponent, opponentId, outcome, method, round, time, event, date, link } = bout;
  const at = date === undefined ? undefined : instantOf(date);
  const toOpponent =
    opponentId === undefined
      ? undefined
      : navigation.hrefOf({ type: 'ROUTE', route: `/fighters/${encodeURIComponent(opponentId)}` });
  const toEvent = link && navigation.hrefOf(link);
  const { Link } = navigation;
  return (
    <tr data-spoils={resultOf(bout)}>
      <td>
        <span className={outcomeMark} data-outcome={outcome} data-veil="words">
          {t(outcomeLabels[outcome])}
        </span>
        <span className={note} data-veil="note">
          {t('spoilers.result')}
        </span>
      </td>
      <th scope="row">
        {toOpponent ? (
          <Link to={toOpponent} className={styles.link}>
            {opponent}
          </Link>
        ) : (
          opponent
        )}
      </th>
      <td>
        <span data-veil="words">{t(methodLabels[method])}</span>
        {round === undefined ? null : (
          <span className={styles.detail} data-veil="words">
            {t('fighter.round', { round })}
            {time ? (
              <>
                {' · '}
                <bdi>{time}</bdi>
              </>
            ) : null}
          </span>
        )}
      </td>
      <td>
        {toEvent ? (
          <Link to={toEvent} className={styles.link}>
            <bdi>{event}</bdi>
          </Link>
        ) : (
          <bdi>{event}</bdi>
        )}
        {at === undefined ? null : <Moment at={at} format="day" className={styles.detail} />}
      </td>
    </tr>
  );
}

/** All bouts of a fighter, newest first. */
export function BoutTable({ bouts }: { bouts: readonly Bout[] }) {
  const { t } = useMessages();
  return (
    // A scrollable region must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.bouts} role="region" aria-label={t('fighter.bouts')} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('fighter.bouts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('fighter.outcome')}</th>
            <th scope="col">{t('fighter.opponent')}</th>
            <th scope="col">{t('fighter.method')}</th>
            <th scope="col">{t('fighter.event')}</th>
          </tr>
        </thead>
        <tbody>
          {bouts.map((bout, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may fight each other twice, and bouts have no names
            <Row key={index} bout={bout} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
