import { useId } from 'react';
import { useWords } from '#renderers/messages/words.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Carousel } from '#renderers/primitives/carousel/carousel.tsx';
import type { BlockProps } from '#renderers/registry/block.ts';
import { sectionTitle } from '#renderers/theme/section.styles.ts';
import { LiveCard } from './live-card.tsx';
import * as styles from './liveRow.styles.ts';

/** A row of live and upcoming events. Without any it is not there. */
export function LiveRow({ attributes }: BlockProps<'liveRow'>) {
  const { title, cards = [], link, linkText } = attributes;
  const { navigation } = usePorts();
  const { say } = useWords();
  const id = useId();
  if (cards.length === 0) return null;
  const href = link && navigation.hrefOf(link);
  const { Link } = navigation;
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={sectionTitle}>
          {title}
        </h2>
        {href ? (
          <Link to={href} className={styles.all}>
            {linkText ?? say('more')}
          </Link>
        ) : null}
      </div>
      <Carousel label={title} className={styles.widths}>
        {cards.map((card) => (
          <li key={card.id}>
            <LiveCard card={card} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
