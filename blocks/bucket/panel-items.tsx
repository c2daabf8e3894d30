import { type CardLook, ContentCard } from '#renderers/card/content-card.tsx';
import { sizesFor } from '#renderers/card/per-row.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { ContainingList } from '#renderers/ports/navigation.ts';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { Carousel } from '#renderers/primitives/carousel/carousel.tsx';
import { Skeletons } from '#renderers/row/row-filler.tsx';
import { kept, notice, ratios, texts } from '#renderers/row/row-filler.styles.ts';
import type { Card } from '#schemas/generated/types.ts';
import * as styles from './panel.styles.ts';
import type { LoadedPlaylist } from './use-playlist.ts';

const look: CardLook = { poster: false, hideMetadata: false, metadata: 'regular', sizes: sizesFor('regular') };

/** Numbers of placeholders while the first page (`PLACES`) and a further page (`NEXT`) loads. */
const PLACES = 6;
const NEXT = 2;

/** Adds the playlist to a card's context, so that the player continues with the playlist's next title. */
const within = (card: Card, { type, id }: ContainingList): Card =>
  card.contentContext ? card : { ...card, contentContext: [{ type, id }] };

interface PanelItemsProps {
  title: string;
  playlist: LoadedPlaylist;
  list: ContainingList;
}

/** Titles of the open playlist, loaded page by page. */
export function PanelItems({ title, playlist: { vods, state, more }, list }: PanelItemsProps) {
  const { t } = useMessages();
  return (
    <div className={styles.items} aria-busy={state === 'loading' || undefined}>
      <Carousel
        label={title}
        className={`${styles.cards} ${ratios['16:9']} ${texts.card} ${kept}`}
        onNearEnd={state === 'ready' ? more : undefined}
      >
        {vods.map((card, place) => (
          // A playlist may contain a title twice, so the id is no unique key.
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are only added at the end
          <li key={place}>
            <ContentCard card={within(card, list)} look={look} />
          </li>
        ))}
        {state === 'loading' ? <Skeletons count={vods.length > 0 ? NEXT : PLACES} skeleton /> : null}
        {state === 'failed' ? (
          <li>
            <div className={notice} role="alert">
              <p>{t('rowFailed')}</p>
              <button type="button" className={secondary} onClick={more}>
                {t('retry')}
              </button>
            </div>
          </li>
        ) : null}
      </Carousel>
    </div>
  );
}
