import type { ReactNode } from 'react';
import type { BlockProps } from '#renderers/registry/block.ts';
import type { RowSource } from '#renderers/binding/use-row.ts';
import { ContentCard, type CardLook } from '#renderers/card/content-card.tsx';
import { sizesFor } from '#renderers/card/per-row.ts';
import { Endless } from '#renderers/endless/endless.tsx';
import { ElementFallback } from '#renderers/page/stand-in.tsx';
import { Carousel } from '#renderers/primitives/carousel/carousel.tsx';
import { RowCardTools, RowHead } from '#renderers/row/row-tools.tsx';
import { Skeletons, RowFiller } from '#renderers/row/row-filler.tsx';
import { cardPlace, kept, ratios, texts } from '#renderers/row/row-filler.styles.ts';
import { aspectOf, skeletonCount } from '#renderers/row/room.ts';
import { useRowState } from '#renderers/row/use-row-state.ts';
import type { CardListBlock } from '#schemas/generated/types.ts';
import * as styles from './cardList.styles.ts';
import { More } from './more.tsx';

const look: CardLook = { poster: false, hideMetadata: false, metadata: 'regular', sizes: sizesFor('regular') };

interface CardsProps {
  type: CardListBlock['type'];
  /** Whether a row becomes a vertical list on small screens. */
  isListWhenSmall: boolean;
  label: string;
  /** Class names that reserve the cards' space. */
  room: string;
  children: ReactNode;
}

const Cards = ({ type, isListWhenSmall, label, room, children }: CardsProps) =>
  type === 'CAROUSEL' ? (
    <div className={styles.row}>
      <Carousel
        label={label}
        lines={1}
        className={`${styles.carousel} ${isListWhenSmall ? styles.listWhenSmall : ''} ${room}`}
        onNearEnd={undefined}
      >
        {children}
      </Carousel>
    </div>
  ) : (
    <ul role="list" className={`${type === 'GRID' ? styles.grid : styles.list} ${room}`}>
      {children}
    </ul>
  );

/** Number of placeholders while the list is empty: the number in its row contract, else a default per layout. */
function skeletonsIn({ type, reserve }: CardListBlock): number {
  if (type === 'CAROUSEL') return skeletonCount(1, { ...(reserve && { reserve }) });
  return reserve?.count ?? (type === 'GRID' ? 8 : 4);
}

/** Source of the cards and cursor of the next page. */
function sourceOf({ sectionId, bucketId, cards, actions, paging: own }: CardListBlock): RowSource {
  const { lastSeen, currentSearch: search } = actions?.next?.action.data ?? {};
  const paging = lastSeen === undefined ? own : { moreDataAvailable: true, lastSeen };
  return { sectionId, bucketId, contentList: cards, paging, search };
}

/** List of cards, hand-picked or from a source: as a grid, a scrolling row, or a vertical list. */
export function CardList({ attributes, fallback, pointer }: BlockProps<'cardList'>) {
  const { title, type, actions } = attributes;
  const rowState = useRowState(sourceOf(attributes), attributes);
  const { row, view, late } = rowState;
  if (view === 'hide') return null;
  if (view === 'fallback')
    return <ElementFallback $type="cardList" attributes={attributes} fallback={fallback} pointer={pointer} />;
  const skeletons = skeletonsIn(attributes);
  const ratio = ratios[aspectOf('16:9', attributes)];
  const isEndless = attributes.pageSize !== undefined && !actions?.next && type !== 'CAROUSEL' && view === 'cards';
  const isShorter = late && row.state === 'ready' && type !== 'CAROUSEL' && view === 'cards';
  return (
    <section
      ref={rowState.ref}
      className={styles.section}
      aria-label={title}
      aria-busy={rowState.busy}
      data-for={rowState.shownTo}
    >
      <RowHead contract={attributes} isEmpty={row.cards.length === 0}>
        {title ? <h2 className={styles.title}>{title}</h2> : null}
      </RowHead>
      <Cards
        type={type}
        isListWhenSmall={attributes.listOnSmallScreens ?? false}
        label={title ?? ''}
        room={`${ratio} ${texts.card} ${late ? kept : ''}`}
      >
        {view === 'cards'
          ? row.cards.map((card) => (
              <li key={`${card.type}#${card.id}#${card.startDate}`} className={cardPlace}>
                <ContentCard card={card} look={look} />
                <RowCardTools contract={attributes} card={card} />
              </li>
            ))
          : null}
        <RowFiller rowState={rowState} contract={attributes} count={skeletons} />
        {/* Fills up the reserved space of a list that turns out shorter, so that content below does not move. */}
        {isShorter ? <Skeletons count={skeletons - row.cards.length} /> : null}
      </Cards>
      {actions?.next && view === 'cards' ? <More next={actions.next} row={row} list={rowState.ref} /> : null}
      {isEndless && row.cards.length > 0 && row.state !== 'failed' ? (
        <Endless list={row} count={row.cards.length} />
      ) : null}
    </section>
  );
}
