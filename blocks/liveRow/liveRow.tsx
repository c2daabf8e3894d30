import { useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { StandIn } from '#renderers/page/stand-in.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Carousel } from '#renderers/primitives/carousel/carousel.tsx';
import type { BlockProps } from '#renderers/registry/block.ts';
import { Places } from '#renderers/row/places.tsx';
import { kept, ratios, texts } from '#renderers/row/places.styles.ts';
import { aspectOf, placesOf } from '#renderers/row/room.ts';
import { useShelf } from '#renderers/row/use-shelf.ts';
import { sectionTitle } from '#renderers/theme/section.styles.ts';
import type { Card, LiveCard as EventCard } from '#schemas/generated/types.ts';
import { LiveCard } from './live-card.tsx';
import * as styles from './liveRow.styles.ts';

/** What was asked for after the page has not been held against the block's schema: of other kinds nothing is shown. */
const isEvent = (card: Card): card is Card & EventCard => card.type === 'LIVE' || card.type === 'UPCOMING';

/** A row of live and upcoming events. Without any it is not there, unless its definition says otherwise. */
export function LiveRow({ attributes, fallback, pointer }: BlockProps<'liveRow'>) {
  const { title, cards, link, linkText, sectionId, bucketId } = attributes;
  const { navigation } = usePorts();
  const { t } = useMessages();
  const id = useId();
  const shelf = useShelf({ sectionId, bucketId, contentList: cards }, attributes);
  const { row, face, late } = shelf;
  if (face === 'hide') return null;
  if (face === 'fallback')
    return <StandIn $type="liveRow" attributes={attributes} fallback={fallback} pointer={pointer} />;
  const href = link && navigation.hrefOf(link);
  const { Link } = navigation;
  const room = `${ratios[aspectOf('16:9', attributes)]} ${texts.live} ${late ? kept : ''}`;
  return (
    <section ref={shelf.ref} className={styles.row} aria-labelledby={id} aria-busy={shelf.busy}>
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
        {face === 'cards'
          ? row.cards.filter(isEvent).map((card) => (
              <li key={card.id}>
                <LiveCard card={card} />
              </li>
            ))
          : null}
        <Places shelf={shelf} contract={attributes} count={placesOf('regular', 1, attributes)} />
      </Carousel>
    </section>
  );
}
