import { instantOf } from '#renderers/messages/instant.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import { Moment } from '#renderers/primitives/time/moment.tsx';
import type { BlockProps } from '#renderers/registry/block.ts';
import { section, sectionEmpty, sectionTitle } from '#renderers/theme/section.styles.ts';
import type { NewsItem } from '#schemas/generated/types.ts';
import * as styles from './news.styles.ts';

/** Room of one picture, by layout. */
const sizes = {
  LEAD: '(min-width: 1024px) 33vw, (min-width: 600px) 50vw, 100vw',
  GRID: '(min-width: 1024px) 33vw, (min-width: 600px) 50vw, 100vw',
  LIST: '(min-width: 600px) 260px, 34vw',
} as const;

interface ItemProps {
  item: NewsItem;
  feedName: string;
  sizes: string;
  lead: boolean;
  /** Whether headings stand below one of the block's own. */
  titled: boolean;
}

function Item({ item, feedName, sizes, lead, titled }: ItemProps) {
  const { navigation } = usePorts();
  const { id, title, summary, imageUrl, publishedAt, link } = item;
  const own = `/news/${encodeURIComponent(feedName)}/${encodeURIComponent(id)}`;
  const href = navigation.hrefOf(link ?? { type: 'ROUTE', route: own });
  const published = instantOf(publishedAt);
  const Heading = titled ? 'h3' : 'h2';
  const { Link } = navigation;
  return (
    <article className={styles.item} data-lead={lead || undefined}>
      {imageUrl ? (
        <div className={styles.picture}>
          <Picture src={imageUrl} alt="" ratio="16 / 9" sizes={lead ? '(min-width: 1024px) 60vw, 100vw' : sizes} />
        </div>
      ) : null}
      <div className={styles.text}>
        <Heading className={styles.title}>
          {href ? (
            <Link className={styles.link} to={href}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
        {published === undefined ? null : <Moment at={published} format="day" className={styles.date} />}
      </div>
    </article>
  );
}

/** News of one feed. Each item leads to its own page, or where its link says. */
export function News({ attributes }: BlockProps<'news'>) {
  const { title, feedName, items, layout = 'GRID', emptyTitle } = attributes;
  if (items.length === 0 && !emptyTitle) return null;
  return (
    <section className={section}>
      {title ? <h2 className={sectionTitle}>{title}</h2> : null}
      {items.length === 0 ? <p className={sectionEmpty}>{emptyTitle}</p> : null}
      <ul role="list" className={styles.list} data-layout={layout} hidden={items.length === 0}>
        {items.map((item, index) => (
          <li key={item.id}>
            <Item
              item={item}
              feedName={feedName}
              sizes={sizes[layout]}
              lead={layout === 'LEAD' && index === 0}
              titled={Boolean(title)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
