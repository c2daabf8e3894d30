import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import type { Fighter } from '#schemas/generated/types.ts';
import { BoutLine, resultOf } from './bout-line.tsx';
import { displayName } from '#schemas/display-name.ts';
import { RecordLine } from './record-line.tsx';
import * as styles from './fighters.styles.ts';

/** Card of a fighter: portrait, name, record, and a button that shows past fights. */
export function FighterCard({ fighter, titled }: { fighter: Fighter; titled: boolean }) {
  const { t, locale } = useMessages();
  const { navigation } = usePorts();
  const { id, name, nickname, record, weightClass, country, portraitUrl, bouts = [] } = fighter;
  const href = navigation.hrefOf({ type: 'ROUTE', route: `/fighters/${encodeURIComponent(id)}` });
  const facts = [weightClass, country && displayName(country, locale, 'region')].filter(Boolean);
  const Heading = titled ? 'h3' : 'h2';
  const { Link } = navigation;
  return (
    <article className={styles.fighter}>
      <div className={styles.face}>
        <div className={styles.portrait}>
          <Picture
            src={portraitUrl}
            alt=""
            ratio="2 / 3"
            sizes="(min-width: 1024px) 240px, (min-width: 600px) 33vw, 50vw"
            max={800}
          />
        </div>
        <div className={styles.caption}>
          <Heading className={styles.name}>
            {href ? (
              <Link to={href} className={styles.link}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Heading>
          {nickname ? (
            <p className={styles.nickname}>
              <bdi>“{nickname}”</bdi>
            </p>
          ) : null}
          <RecordLine record={record} className={styles.record} />
          {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
        </div>
      </div>
      {bouts.length > 0 ? (
        <details className={styles.bouts}>
          <summary className={styles.summary}>
            {t('fighter.bouts')}
            <span className={visuallyHidden}>: {name}</span>
            <span className={styles.chevron}>
              <Icon name="chevronDown" size={16} />
            </span>
          </summary>
          <ol role="list">
            {bouts.map((bout, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may fight each other twice, and bouts have no names
              <li key={index} className={styles.line} data-spoils={resultOf(bout)}>
                <BoutLine bout={bout} />
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </article>
  );
}
