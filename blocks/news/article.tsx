import { instantOf } from '#renderers/messages/instant.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import { RichText } from '#renderers/primitives/rich-text/rich-text.tsx';
import { Moment } from '#renderers/primitives/time/moment.tsx';
import type { NewsItem } from '#schemas/generated/types.ts';
import * as styles from './article.styles.ts';

interface ArticleProps {
  item: NewsItem;
  feedName: string | undefined;
  /** Whether the article's heading is the main heading of the page. */
  leading: boolean;
}

/** A news item in full, with a link back to its feed. */
export function Article({ item, feedName, leading }: ArticleProps) {
  const { t } = useMessages();
  const { navigation } = usePorts();
  const { title, summary, body, imageUrl, publishedAt } = item;
  const feed = item.feedName ?? feedName;
  const back = navigation.hrefOf({ type: 'ROUTE', route: feed ? `/news?feed=${encodeURIComponent(feed)}` : '/news' });
  const published = instantOf(publishedAt);
  const Heading = leading ? 'h1' : 'h2';
  const { Link } = navigation;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        {back ? (
          <Link to={back} className={styles.back}>
            {t('news.back')}
          </Link>
        ) : null}
        <Heading className={styles.title}>{title}</Heading>
        {published === undefined ? null : <Moment at={published} format="day" className={styles.date} />}
      </header>
      {imageUrl ? (
        <div className={styles.picture}>
          <Picture src={imageUrl} alt="" ratio="16 / 9" sizes="(min-width: 1024px) 860px, 100vw" eager={leading} />
        </div>
      ) : null}
      {summary ? <p className={styles.summary}>{summary}</p> : null}
      {body ? (
        <div className={styles.body}>
          <RichText html={body} />
        </div>
      ) : null}
    </article>
  );
}
