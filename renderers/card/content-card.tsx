import { memo } from 'react';
import type { Card, RowStyle } from '#schemas/generated/types.ts';
import { useMessages } from '../messages/messages.tsx';
import { usePorts } from '../ports/ports.tsx';
import { useHydrated } from '../primitives/hydrated.ts';
import { Picture } from '../primitives/picture/picture.tsx';
import { timeZoneHere } from '../primitives/time/use-time-zone.ts';
import { visuallyHidden } from '../theme/foundation.styles.ts';
import { badgesOf } from './badges.tsx';
import { cardLine, isToCome } from './card-line.ts';
import * as styles from './content-card.styles.ts';
import { overlaysOf } from './overlays.tsx';
import { registerCard } from './remembered.ts';
import { renderSpoilerNote, getSpoilerAttribute } from './veiled.tsx';

/** Appearance shared by all cards of a row. */
export interface CardLook {
  poster: boolean;
  hideMetadata: boolean;
  metadata: NonNullable<RowStyle['metadataDisplayMode']>;
  /** Width of one card, as the HTML `sizes` attribute. */
  sizes: string;
}

interface ContentCardProps {
  card: Card;
  look: CardLook;
  eager?: boolean;
}

/** One title: picture with badges, title and one line of text. The whole card is one link. */
export const ContentCard = memo(function ContentCard({ card, look, eager = false }: ContentCardProps) {
  const { navigation } = usePorts();
  const { t, locale } = useMessages();
  const picture = look.poster ? (card.posterUrl ?? card.thumbnailUrl) : (card.thumbnailUrl ?? card.posterUrl);
  const { Link } = navigation;
  const veil = getSpoilerAttribute(card);
  return (
    <article
      ref={registerCard(card)}
      className={styles.card}
      data-metadata={look.metadata}
      data-shape={look.poster ? 'poster' : undefined}
      data-spoils={card.hasResults ? card.id : undefined}
    >
      <Link className={styles.link} to={navigation.hrefOfCard(card)} data-card={card.id} data-type={card.type}>
        <span className={styles.picture} data-veil={veil && 'picture'}>
          <Picture
            src={picture}
            alt=""
            ratio={look.poster ? '2 / 3' : '16 / 9'}
            sizes={look.sizes}
            max={1080}
            placeholder={card.placeholder}
            eager={eager}
          />
          {badgesOf(card, t)}
          {overlaysOf(card, t)}
        </span>
        <span className={look.hideMetadata ? visuallyHidden : styles.text}>
          {renderSpoilerNote(card, t)}
          <span className={styles.title} data-veil={veil}>
            {card.title}
          </span>
          {isToCome(card) ? <DatedLine card={card} /> : lined(cardLine(card, t, locale, undefined), veil)}
        </span>
      </Link>
    </article>
  );
});

const lined = (line: string, veil: 'words' | undefined) =>
  line ? (
    <span className={styles.line} data-veil={veil}>
      {line}
    </span>
  ) : null;

/**
 * Line with the date of an upcoming title in the viewer's time zone. Only the browser knows that zone, so the date is
 * in UTC until hydration.
 */
function DatedLine({ card }: { card: Card }) {
  const { t, locale } = useMessages();
  const timeZone = useHydrated() ? timeZoneHere() : undefined;
  return lined(cardLine(card, t, locale, timeZone), getSpoilerAttribute(card));
}
