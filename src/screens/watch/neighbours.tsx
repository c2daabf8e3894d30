import { type CardLook, ContentCard } from '#renderers/card/content-card.tsx';
import { sizesFor } from '#renderers/card/per-row.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { ContainingList, NavigationPort } from '#renderers/ports/navigation.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Carousel } from '#renderers/primitives/carousel/carousel.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import type { Card } from '#schemas/generated/types.ts';
import type { ListNeighbours, TitleBeside } from './player/shared/player-face.ts';
import * as styles from './neighbours.styles.ts';

/** Titles before and after a video in its playlist or series, in list order. */
export interface Neighbours {
  precedingVods: Card[];
  followingVods: Card[];
}

const look: CardLook = { poster: false, hideMetadata: false, metadata: 'regular', sizes: sizesFor('regular') };

/** Returns the season of an episode if its card does not name another list to continue in. */
function listOf({ contentContext, episodeInformation }: Card): ContainingList | undefined {
  const season = episodeInformation?.season;
  return contentContext || season === undefined ? undefined : { type: 'SEASON', id: season };
}

/** Adds the list to the card, so that the card's link contains it. */
function within(card: Card): Card {
  const list = listOf(card);
  return list ? { ...card, contentContext: [list] } : card;
}

/** Previous and next title for the player. */
export function aroundOf(
  neighbours: Neighbours | undefined,
  navigation: Pick<NavigationPort, 'hrefOfCard'>,
): ListNeighbours {
  const beside = (card: Card | undefined): TitleBeside | undefined =>
    card && { title: card.title, href: navigation.hrefOfCard(within(card)), thumbnailUrl: card.thumbnailUrl };
  return { previous: beside(neighbours?.precedingVods.at(-1)), next: beside(neighbours?.followingVods[0]) };
}

function Neighbour({ card, side }: { card: Card | undefined; side: 'previous' | 'next' }) {
  const { navigation } = usePorts();
  const { t } = useMessages();
  const { Link } = navigation;
  if (!card) return <span />;
  return (
    <Link
      className={styles.link}
      data-side={side}
      to={navigation.hrefOfCard(within(card))}
      rel={side === 'next' ? 'next' : 'prev'}
    >
      <span className={styles.arrow}>
        <Icon name="chevron" />
      </span>
      <span className={styles.words}>
        <span className={styles.side}>{t(side === 'next' ? 'nextTitle' : 'previousTitle')}</span>
        <span className={styles.title}>{card.title}</span>
      </span>
    </Link>
  );
}

/** Links to the previous and next title. */
export function NeighbourLinks({ neighbours: { precedingVods, followingVods } }: { neighbours: Neighbours }) {
  const { t } = useMessages();
  return (
    <nav className={styles.links} aria-label={t('neighbours')}>
      <Neighbour card={precedingVods.at(-1)} side="previous" />
      <Neighbour card={followingVods[0]} side="next" />
    </nav>
  );
}

/** Row of the following titles. */
export function UpNext({ neighbours: { followingVods } }: { neighbours: Neighbours }) {
  const { t } = useMessages();
  if (followingVods.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby="up-next" data-bucket="up-next">
      <h2 id="up-next" className={styles.heading}>
        {t('upNext')}
      </h2>
      <Carousel label={t('upNext')} className={styles.cards}>
        {followingVods.map((card) => (
          <li key={card.id}>
            <ContentCard card={within(card)} look={look} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
