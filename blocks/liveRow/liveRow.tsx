import { useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { ElementFallback } from '#renderers/page/stand-in.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Carousel } from '#renderers/primitives/carousel/carousel.tsx';
import type { BlockProps } from '#renderers/registry/block.ts';
import { RowFiller } from '#renderers/row/row-filler.tsx';
import { kept, ratios, texts } from '#renderers/row/row-filler.styles.ts';
import { aspectOf, skeletonCount } from '#renderers/row/room.ts';
import { useRowState } from '#renderers/row/use-row-state.ts';
import { sectionTitle } from '#renderers/theme/section.styles.ts';
import type { Card, LiveCard as EventCard } from '#schemas/generated/types.ts';
import { LiveCard } from './live-card.tsx';
import * as styles from './liveRow.styles.ts';

/**
 * Cards that are fetched after the page are not validated against the block's schema, so cards that are no events are
 * filtered out.
 */
const isEvent = (card: Card): card is Card & EventCard => card.type === 'LIVE' || card.type === 'UPCOMING';

/** Row of live and upcoming events. Removed if empty, unless its definition says otherwise. */
export function LiveRow({ attributes, fallback, pointer }: BlockProps<'liveRow'>) {
  const { title, cards, link, linkText, sectionId, bucketId } = attributes;
  const { navigation } = usePorts();
  const { t } = useMessages();
  const id = useId();
  const rowState = useRowState({ sectionId, bucketId, contentList: cards }, attributes);
  const { row, view, late } = rowState;
  if (view === 'hide') return null;
  if (view === 'fallback')
    return <ElementFallback $type="liveRow" attributes={attributes} fallback={fallback} pointer={pointer} />;
  const href = link && navigation.hrefOf(link);
  const { Link } = navigation;
  const room = `${ratios[aspectOf('16:9', attributes)]} ${texts.live} ${late ? kept : ''}`;
  return (
    <section ref={rowState.ref} className={styles.row} aria-labelledby={id} aria-busy={rowState.busy}>
      <div className={styles.head}>
        <h2 id={id} className={sectionTitle}>
          {title}
        </h2>
        {href ? (
          <Link to={href} className={styles.all}>
            {linkText ?? t('more')}
          </Link>
        ) : null}
      </div>
      <Carousel label={title} className={`${styles.widths} ${room}`}>
        {view === 'cards'
          ? row.cards.filter(isEvent).map((card) => (
              <li key={card.id}>
                <LiveCard card={card} />
              </li>
            ))
          : null}
        <RowFiller rowState={rowState} contract={attributes} count={skeletonCount(1, attributes)} />
      </Carousel>
    </section>
  );
}
