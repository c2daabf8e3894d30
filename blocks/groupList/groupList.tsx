import type { BlockProps } from '#renderers/registry/block.ts';
import { ContentCard, type CardLook } from '#renderers/card/content-card.tsx';
import { sizesFor } from '#renderers/card/per-row.ts';
import { useWords } from '#renderers/messages/words.tsx';
import { headingOf } from './heading.ts';
import * as styles from './groupList.styles.ts';

const look: CardLook = { poster: false, hideMetadata: false, metadata: 'regular', sizes: sizesFor('regular') };

/** Cards in groups with a heading each, such as the days of a schedule. */
export function GroupList({ attributes }: BlockProps<'groupList'>) {
  const { locale } = useWords();
  const groups = attributes.groups.filter(({ cards }) => cards.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className={styles.groups}>
      {groups.map(({ id, title, cards }) => {
        const { text, dateTime } = headingOf(title, locale);
        return (
          <section key={id} aria-label={text}>
            <h2 className={styles.heading}>{dateTime ? <time dateTime={dateTime}>{text}</time> : text}</h2>
            <ul role="list" className={styles.cards}>
              {cards.map((card) => (
                <li key={`${card.type}#${card.id}`}>
                  <ContentCard card={card} look={look} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
