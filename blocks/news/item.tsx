import { instantOf } from '#renderers/messages/instant.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import { Moment } from '#renderers/primitives/time/moment.tsx';
import type { NewsItem } from '#schemas/generated/types.ts';
import * as styles from './news.styles.ts';

interface ItemProps {
  item: NewsItem;
  feedName: string | undefined;
  sizes: string;
  lead: boolean;
  /** Whether the block has a heading, so that item headings are one level lower. */
  titled: boolean;
}

/** A news item in a list, linked to its page or, if its definition has a link, to that. */
export function Item({ item, feedName, sizes, lead, titled }: ItemProps) {
  const { navigation } = usePorts();
  const { id, title, summary, imageUrl, publishedAt, link } = item;
  const feed = item.feedName ?? feedName;
  const own = feed === undefined ? undefined : `/news/${encodeURIComponent(feed)}/${encodeURIComponent(id)}`;
  const to = link ?? (own && { type: 'ROUTE' as const, route: own });
  const href = to && navigation.hrefOf(to);
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
