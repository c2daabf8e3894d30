import { instantOf } from '#renderers/messages/instant.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Moment } from '#renderers/primitives/time/moment.tsx';
import { note } from '#renderers/spoilers/veil.styles.ts';
import type { Bout } from '#schemas/generated/types.ts';
import { methodLabels, outcomeLabels } from './result-labels.ts';
import * as styles from './fighters.styles.ts';

/**
 * Key by which spoiler protection reveals the result of a bout: the id of the video that shows it. Bouts without a
 * video have the constant 'bout', so that their result stays hidden.
 */
export const resultOf = ({ link }: Bout): number | string =>
  link?.type === 'VOD' && link.id !== undefined ? link.id : 'bout';

/** A past fight: result, opponent, method and event. */
export function BoutLine({ bout }: { bout: Bout }) {
  const { t } = useMessages();
  const { navigation } = usePorts();
  const { opponent, outcome, method, round, time, event, date, link } = bout;
  const href = link && navigation.hrefOf(link);
  const at = date === undefined ? undefined : instantOf(date);
  const decided = [t(methodLabels[method]), round && t('fighter.round', { round }), time].filter(Boolean);
  const against = t('fighter.against', { opponent });
  const { Link } = navigation;
  return (
    <>
      <span className={styles.outcome} data-outcome={outcome} data-veil="words">
        {t(outcomeLabels[outcome])}
      </span>
      <span className={styles.bout}>
        {href ? (
          <Link to={href} className={styles.opponent}>
            {against}
          </Link>
        ) : (
          <span className={styles.opponent}>{against}</span>
        )}
        <span className={styles.detail} data-veil="words">
          {decided.join(' · ')}
        </span>
        <span className={`${styles.detail} ${note}`} data-veil="note">
          {t('spoilers.result')}
        </span>
        {event || at !== undefined ? (
          <span className={styles.detail}>
            <bdi>{event}</bdi>
            {event && at !== undefined ? ' · ' : null}
            {at === undefined ? null : (
              <bdi>
                <Moment at={at} format="day" />
              </bdi>
            )}
          </span>
        ) : null}
      </span>
    </>
  );
}
