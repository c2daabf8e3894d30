import { useList } from '#renderers/binding/use-list.ts';
import { Endless } from '#renderers/endless/endless.tsx';
import type { ListAsked } from '#renderers/ports/data.ts';
import type { BlockProps } from '#renderers/registry/block.ts';
import { section, sectionEmpty, sectionTitle } from '#renderers/theme/section.styles.ts';
import type { NewsBlock } from '#schemas/generated/types.ts';
import { Article } from './article.tsx';
import { Item } from './item.tsx';
import * as styles from './news.styles.ts';

/** The `sizes` attribute of pictures, by layout. */
const sizes = {
  LEAD: '(min-width: 1024px) 33vw, (min-width: 600px) 50vw, 100vw',
  GRID: '(min-width: 1024px) 33vw, (min-width: 600px) 50vw, 100vw',
  LIST: '(min-width: 600px) 260px, 34vw',
} as const;

/** Parameters of the next page of the list; undefined for a list without a source, which is complete. */
const askedBy = ({ source, pageSize }: NewsBlock): ListAsked<'NEWS'> | undefined =>
  source && {
    list: 'NEWS',
    ...(source.feedName !== undefined && { feedName: source.feedName }),
    ...(source.except !== undefined && { except: source.except }),
    ...(pageSize !== undefined && { count: pageSize }),
  };

/**
 * News of one feed or of all feeds. Items link to their page or to the link of their definition; the layout ARTICLE
 * shows a single item in full.
 */
export function News({ attributes, leading }: BlockProps<'news'>) {
  const { title, feedName, source, items, paging, layout = 'GRID', emptyTitle } = attributes;
  const first = items ?? (source ? undefined : []);
  const list = useList(askedBy(attributes), first && { entries: first, paging }, source?.limit);
  const [only] = list.entries;
  if (layout === 'ARTICLE') return only ? <Article item={only} feedName={feedName} leading={leading} /> : null;
  const isEmpty = list.entries.length === 0;
  if (isEmpty && list.state === 'ready' && !emptyTitle) return null;
  return (
    <section className={section}>
      {title ? <h2 className={sectionTitle}>{title}</h2> : null}
      {isEmpty && list.state === 'ready' ? <p className={sectionEmpty}>{emptyTitle}</p> : null}
      <ul role="list" className={styles.list} data-layout={layout} hidden={isEmpty}>
        {list.entries.map((item, index) => (
          <li key={`${item.feedName ?? ''}/${item.id}`}>
            <Item
              item={item}
              feedName={feedName ?? source?.feedName}
              sizes={sizes[layout]}
              lead={layout === 'LEAD' && index === 0}
              titled={Boolean(title)}
            />
          </li>
        ))}
      </ul>
      <Endless list={list} count={list.entries.length} />
    </section>
  );
}
