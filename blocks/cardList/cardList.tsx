import type { BlockProps } from '#renderers/registry/block.ts';
import { ContentCard, type CardLook } from '#renderers/card/content-card.tsx';
import { sizesFor } from '#renderers/card/per-row.ts';
import * as styles from './cardList.styles.ts';

const look: CardLook = { poster: false, hideMetadata: false, metadata: 'regular', sizes: sizesFor('regular') };

/** A fixed list of cards, chosen by hand, in columns or one below the other. */
export function CardList({ attributes }: BlockProps<'cardList'>) {
  const { title, type, cards = [], emptyTitle, emptyDescription } = attributes;
  if (cards.length === 0 && !emptyTitle) return null;
  return (
    <section className={styles.section} aria-label={title}>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      {cards.length > 0 ? (
        <ul role="list" className={type === 'GRID' ? styles.grid : styles.list}>
          {cards.map((card) => (
            <li key={`${card.type}#${card.id}`}>
              <ContentCard card={card} look={look} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p>{emptyTitle}</p>
          {emptyDescription ? <p className={styles.muted}>{emptyDescription}</p> : null}
        </div>
      )}
    </section>
  );
}
