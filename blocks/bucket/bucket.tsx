import type { BlockProps } from '#renderers/registry/block.ts';
import { useRow } from '#renderers/binding/use-row.ts';
import { ContentCard } from '#renderers/card/content-card.tsx';
import { useWords } from '#renderers/messages/words.tsx';
import { Carousel } from '#renderers/primitives/carousel/carousel.tsx';
import { button, quiet } from '#renderers/primitives/button/button.styles.ts';
import { lookOf, widthOf } from './look.ts';
import { Inset } from './inset.tsx';
import * as styles from './bucket.styles.ts';

/** A row of cards that goes on for as long as its source has titles. */
export function Bucket({ attributes }: BlockProps<'bucket'>) {
  const { name, rowTypeData: style = {}, bucketId } = attributes;
  const { say } = useWords();
  const row = useRow(attributes);
  const width = widthOf(style);
  const look = lookOf(style);
  const titleId = `row-${bucketId}`;
  const inline = style.rowType === 'inline';
  if (row.cards.length === 0 && row.state === 'ready') return null;
  return (
    <section
      className={styles.row}
      aria-labelledby={titleId}
      data-row={style.rowType ?? 'basic'}
      data-bucket={bucketId}
    >
      <Inset style={style} inline={inline}>
        <h2 id={titleId} className={inline ? styles.inlineTitle : styles.title} data-align={style.textAlignment}>
          {inline ? (style.title ?? name) : name}
        </h2>
      </Inset>
      <div className={styles.cards}>
        <Carousel label={name} lines={style.rowCount ?? 1} className={styles.widths[width]} onNearEnd={row.more}>
          {row.cards.map((card) => (
            <li key={`${card.type}#${card.id}`}>
              <ContentCard card={card} look={look} />
            </li>
          ))}
          {row.state === 'loading' ? <Skeletons count={row.cards.length === 0 ? 6 : 2} poster={look.poster} /> : null}
          {row.state === 'failed' ? (
            <li className={styles.failed} role="alert">
              <p>{say('rowFailed')}</p>
              <button type="button" className={`${button} ${quiet}`} onClick={row.retry}>
                {say('retry')}
              </button>
            </li>
          ) : null}
        </Carousel>
      </div>
    </section>
  );
}

const Skeletons = ({ count, poster }: { count: number; poster: boolean }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
    <li key={`skeleton-${index}`} aria-hidden="true">
      <span className={styles.skeleton} data-poster={poster || undefined} />
    </li>
  ));
