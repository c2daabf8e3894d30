import { useMessages } from '#renderers/messages/messages.tsx';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import type { Bout, Fighter } from '#schemas/generated/types.ts';
import { BoutTable } from './bout-table.tsx';
import { displayName } from '#schemas/display-name.ts';
import { RecordLine } from './record-line.tsx';
import { methodLabels, outcomeLabels } from './result-labels.ts';
import { tallyOf } from './tally.ts';
import * as styles from './profile.styles.ts';

const outcomes = ['win', 'loss', 'noContest'] as const;

/** Table of results by method. */
function RecordTable({ bouts }: { bouts: readonly Bout[] }) {
  const { t } = useMessages();
  return (
    <table className={styles.table} data-veil="words">
      <caption className={styles.caption}>{t('fighter.byMethod')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('fighter.method')}</th>
          {outcomes.map((outcome) => (
            <th key={outcome} scope="col" data-number>
              {t(outcomeLabels[outcome])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tallyOf(bouts).map(({ method, counts }) => (
          <tr key={method}>
            <th scope="row">{t(methodLabels[method])}</th>
            {outcomes.map((outcome) => (
              <td key={outcome} data-number data-none={counts[outcome] === 0 || undefined}>
                {counts[outcome]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Profile of a fighter: portrait, facts, record by method, all bouts. */
export function FighterProfile({ fighter, leading }: { fighter: Fighter; leading: boolean }) {
  const { locale } = useMessages();
  const { name, nickname, description, record, weightClass, country, portraitUrl, bouts = [] } = fighter;
  const facts = [weightClass, country && displayName(country, locale, 'region')].filter(Boolean);
  const Heading = leading ? 'h1' : 'h2';
  return (
    <section className={styles.profile} aria-label={name}>
      <div className={styles.portrait}>
        <Picture
          src={portraitUrl}
          alt=""
          ratio="2 / 3"
          sizes="(min-width: 1024px) 380px, (min-width: 600px) 40vw, 100vw"
          max={800}
          eager={leading}
        />
      </div>
      <div className={styles.who}>
        {nickname ? (
          <p className={styles.nickname}>
            <bdi>“{nickname}”</bdi>
          </p>
        ) : null}
        <Heading className={styles.name}>{name}</Heading>
        <RecordLine record={record} className={styles.record} />
        {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
        {description ? <p className={styles.description}>{description}</p> : null}
        {bouts.length > 0 ? (
          <div data-spoils="record">
            <RecordTable bouts={bouts} />
          </div>
        ) : null}
      </div>
      {bouts.length > 0 ? <BoutTable bouts={bouts} /> : null}
    </section>
  );
}
