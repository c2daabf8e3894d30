import { instantOf } from '#renderers/messages/instant.ts';
import { useWords } from '#renderers/messages/words.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Moment } from '#renderers/primitives/time/moment.tsx';
import type { Bout } from '#schemas/generated/types.ts';
import { note } from '#renderers/spoilers/veil.styles.ts';
import { resultOf } from './bout-line.tsx';
import { outcome as outcomeMark } from './fighters.styles.ts';
import * as styles from './profile.styles.ts';
import { methodLabels, outcomeLabels } from './result-words.ts';

function Row({ bout }: { bout: Bout }) {
  const { say } = useWords();
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
          {say(outcomeLabels[outcome])}
        </span>
        <span className={note} data-veil="note">
          {say('spoilers.result')}
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
        <span data-veil="words">{say(methodLabels[method])}</span>
        {round === undefined ? null : (
          <span className={styles.detail} data-veil="words">
            {say('fighter.round', { round })}
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

/** Every bout of a fighter, the newest first. */
export function BoutTable({ bouts }: { bouts: readonly Bout[] }) {
  const { say } = useWords();
  return (
    // A region that scrolls has to be reachable by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.bouts} role="region" aria-label={say('fighter.bouts')} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{say('fighter.bouts')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('fighter.outcome')}</th>
            <th scope="col">{say('fighter.opponent')}</th>
            <th scope="col">{say('fighter.method')}</th>
            <th scope="col">{say('fighter.event')}</th>
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
