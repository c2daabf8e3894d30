import type { ReactNode } from 'react';
import type { BlockProps } from '#renderers/registry/block.ts';
import { ContentCard, type CardLook } from '#renderers/card/content-card.tsx';
import { sizesFor } from '#renderers/card/per-row.ts';
import { Carousel } from '#renderers/primitives/carousel/carousel.tsx';
import type { CardListBlock } from '#schemas/generated/types.ts';
import * as styles from './cardList.styles.ts';

const look: CardLook = { poster: false, hideMetadata: false, metadata: 'regular', sizes: sizesFor('regular') };

interface ShelfProps {
  type: CardListBlock['type'];
  label: string;
  children: ReactNode;
}

const Shelf = ({ type, label, children }: ShelfProps) =>
  type === 'CAROUSEL' ? (
    <div className={styles.row}>
      <Carousel label={label} lines={1} className={styles.carousel} onNearEnd={undefined}>
        {children}
      </Carousel>
    </div>
  ) : (
    <ul role="list" className={type === 'GRID' ? styles.grid : styles.list}>
      {children}
    </ul>
  );

/** A fixed list of cards, chosen by hand: in columns, in one row that scrolls, or one below the other. */
export function CardList({ attributes }: BlockProps<'cardList'>) {
  const { title, type, cards = [], emptyTitle, emptyDescription } = attributes;
  if (cards.length === 0 && !emptyTitle) return null;
  return (
    <section className={styles.section} aria-label={title}>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      {cards.length > 0 ? (
        <Shelf type={type} label={title ?? ''}>
          {cards.map((card) => (
            <li key={`${card.type}#${card.id}`}>
              <ContentCard card={card} look={look} />
            </li>
          ))}
        </Shelf>
      ) : (
        <div className={styles.empty}>
          <p>{emptyTitle}</p>
          {emptyDescription ? <p className={styles.muted}>{emptyDescription}</p> : null}
        </div>
      )}
    </section>
  );
}
