import { badgesOf } from '#renderers/card/badges.tsx';
import { registerCard } from '#renderers/card/remembered.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { ElementFallback } from '#renderers/page/stand-in.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import type { BlockProps } from '#renderers/registry/block.ts';
import { useRowState } from '#renderers/row/use-row-state.ts';
import { isPlayedType } from '#schemas/card-types.ts';
import * as styles from './video.styles.ts';

/**
 * A title of the catalogue with a button. The button links to the title's page, which checks access, country and age.
 */
export function Video({ attributes, fallback, pointer, leading }: BlockProps<'video'>) {
  const { sectionId, bucketId, cards, text, buttonText } = attributes;
  const { navigation } = usePorts();
  const { t } = useMessages();
  const { Link } = navigation;
  const { row, view, ref, busy } = useRowState({ sectionId, bucketId, contentList: cards }, {});
  const [card] = row.cards;
  if (view === 'fallback')
    return <ElementFallback $type="video" attributes={attributes} fallback={fallback} pointer={pointer} />;
  if (view !== 'cards') return null;
  const title = attributes.title ?? card?.title;
  const words = text ?? card?.description;
  const Heading = leading ? 'h1' : 'h2';
  return (
    <section ref={ref} className={styles.block} aria-label={title} aria-busy={busy}>
      <div className={styles.picture}>
        <Picture
          src={card?.thumbnailUrl}
          alt=""
          ratio="16 / 9"
          sizes="(min-width: 840px) 50vw, 100vw"
          placeholder={card?.placeholder}
          eager={leading}
        />
        {card ? badgesOf(card, t) : null}
      </div>
      <div className={styles.words}>
        {title ? <Heading className={styles.title}>{title}</Heading> : null}
        {words ? <p className={styles.text}>{words}</p> : null}
        {card ? (
          <div ref={registerCard(card)}>
            <Link
              className={`${primary} ${styles.whole}`}
              to={navigation.hrefOfCard(card)}
              data-card={card.id}
              data-type={card.type}
            >
              {isPlayedType(card.type) ? <Icon name="play" size={18} /> : null}
              {buttonText ?? t(isPlayedType(card.type) ? 'watchNow' : 'more')}
            </Link>
          </div>
        ) : null}
      </div>
    </section>
  );
}
