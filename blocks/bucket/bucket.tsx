import { lazy, Suspense } from 'react';
import type { BlockProps } from '#renderers/registry/block.ts';
import { ContentCard } from '#renderers/card/content-card.tsx';
import { ElementFallback } from '#renderers/page/stand-in.tsx';
import { Carousel } from '#renderers/primitives/carousel/carousel.tsx';
import { RowCardTools, RowHead } from '#renderers/row/row-tools.tsx';
import { cardPlace } from '#renderers/row/row-filler.styles.ts';
import { RowFiller } from '#renderers/row/row-filler.tsx';
import { skeletonCount } from '#renderers/row/room.ts';
import { useRowState } from '#renderers/row/use-row-state.ts';
import { getCardLook, getReservedSpaceClasses, widthOf } from './look.ts';
import { Columns } from './columns.tsx';
import { Inset } from './inset.tsx';
import { usePanel } from './use-panel.ts';
import * as styles from './bucket.styles.ts';

// The panel's code is loaded when a playlist is first opened.
const PlaylistPanel = lazy(() => import('./panel.tsx'));

/** A row of cards that loads more pages as long as its source has titles. */
export function BucketRow({ attributes, fallback, pointer }: BlockProps<'bucket'>) {
  const { name, rowTypeData: style = {}, bucketId, layout } = attributes;
  const rowState = useRowState(attributes, attributes);
  const { row, view, late } = rowState;
  const width = widthOf(style, attributes.type);
  const look = getCardLook(style, attributes.type);
  const panel = usePanel(row.cards);
  const Cards = layout === 'GRID' ? Columns : Carousel;
  const titleId = `row-${bucketId}`;
  const inline = style.rowType === 'inline';
  const lines = style.rowCount ?? 1;
  if (view === 'hide') return null;
  if (view === 'fallback')
    return <ElementFallback $type="bucket" attributes={attributes} fallback={fallback} pointer={pointer} />;
  return (
    <section
      ref={rowState.ref}
      className={styles.row}
      aria-labelledby={titleId}
      aria-busy={rowState.busy}
      data-row={style.rowType ?? 'basic'}
      data-bucket={bucketId}
      data-for={rowState.shownTo}
    >
      <Inset style={style} inline={inline}>
        <RowHead contract={attributes} isEmpty={row.cards.length === 0}>
          <h2 id={titleId} className={inline ? styles.inlineTitle : styles.title} data-align={style.textAlignment}>
            {style.title ?? name}
          </h2>
        </RowHead>
      </Inset>
      {/* The handler runs in the capture phase, so that a click on a playlist opens its panel before the card's
          link handles it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.cards} onClickCapture={panel.onClickCapture}>
        <Cards
          label={name}
          lines={lines}
          className={`${styles.widths[width]} ${getReservedSpaceClasses(style, attributes, late)}`}
          onNearEnd={row.more}
        >
          {view === 'cards'
            ? row.cards.map((card) => (
                <li key={`${card.type}#${card.id}`} className={cardPlace}>
                  <ContentCard card={card} look={look} />
                  <RowCardTools contract={attributes} card={card} />
                </li>
              ))
            : null}
          <RowFiller rowState={rowState} contract={attributes} count={skeletonCount(lines, attributes)} lines={lines} />
        </Cards>
      </div>
      {panel.used ? (
        <Suspense fallback={null}>
          <PlaylistPanel card={panel.card} close={panel.close} />
        </Suspense>
      ) : null}
    </section>
  );
}
