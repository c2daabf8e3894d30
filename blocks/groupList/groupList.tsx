import { useList } from '#renderers/binding/use-list.ts';
import type { BlockProps } from '#renderers/registry/block.ts';
import { ContentCard, type CardLook } from '#renderers/card/content-card.tsx';
import { sizesFor } from '#renderers/card/per-row.ts';
import { Endless } from '#renderers/endless/endless.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { ListAsked } from '#renderers/ports/data.ts';
import { section, sectionEmpty } from '#renderers/theme/section.styles.ts';
import type { GroupListBlock } from '#schemas/generated/types.ts';
import { headingOf } from './heading.ts';
import { merged } from './merged.ts';
import * as styles from './groupList.styles.ts';

const look: CardLook = { poster: false, hideMetadata: false, metadata: 'regular', sizes: sizesFor('regular') };

/** What the groups go on with; those of a definition that names no list are all there are. */
const askedBy = ({ list, timezone }: GroupListBlock): ListAsked<'SCHEDULE' | 'RELEASES' | 'UPCOMING'> | undefined =>
  list && { list, ...(timezone !== undefined && { timezone }) };

/** Cards in groups with a heading each, such as the days of a schedule. */
export function GroupList({ attributes }: BlockProps<'groupList'>) {
  const { locale } = useMessages();
  const { groups: first, actions, emptyTitle } = attributes;
  const lastSeen = actions?.next?.lastSeen;
  const paging = lastSeen === undefined ? undefined : { moreDataAvailable: true, lastSeen };
  const list = useList(askedBy(attributes), { entries: first, paging });
  const groups = merged(list.entries);
  if (groups.length === 0 && !list.more && list.state === 'ready')
    return emptyTitle ? (
      <div className={section}>
        <p className={sectionEmpty}>{emptyTitle}</p>
      </div>
    ) : null;
  return (
    <div className={styles.groups}>
      {groups.length === 0 && emptyTitle ? <p className={sectionEmpty}>{emptyTitle}</p> : null}
      {groups.map(({ id, title, cards }) => {
        const { text, dateTime } = headingOf(title, locale);
        return (
          <section key={id} aria-label={text}>
            <h2 className={styles.heading}>{dateTime ? <time dateTime={dateTime}>{text}</time> : text}</h2>
            <ul role="list" className={styles.cards}>
              {cards.map((card) => (
                <li key={`${card.type}#${card.id}`}>
                  <ContentCard card={card} look={look} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <Endless list={list} />
    </div>
  );
}
