import { useList } from '#renderers/binding/use-list.ts';
import type { BlockProps } from '#renderers/registry/block.ts';
import { ContentCard, type CardLook } from '#renderers/card/content-card.tsx';
import { sizesFor } from '#renderers/card/per-row.ts';
import { Endless } from '#renderers/endless/endless.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { ListAsked } from '#renderers/ports/data.ts';
import { section, sectionEmpty } from '#renderers/theme/section.styles.ts';
import type { GroupListBlock } from '#schemas/generated/types.ts';
import { AgendaEntry } from './agenda-entry.tsx';
import * as agenda from './agenda.styles.ts';
import { headingOf } from './heading.ts';
import { mergeGroups } from './merged.ts';
import * as styles from './groupList.styles.ts';

const look: CardLook = { poster: false, hideMetadata: false, metadata: 'regular', sizes: sizesFor('regular') };

/** Parameters of the request for further groups; undefined for a block without a list, whose groups are complete. */
const askedBy = ({ list, timezone }: GroupListBlock): ListAsked<'SCHEDULE' | 'RELEASES' | 'UPCOMING'> | undefined =>
  list && { list, ...(timezone !== undefined && { timezone }) };

type Group = GroupListBlock['groups'][number];

/** Maximum number of titles that a day shows spaciously; a day with more titles is denser. */
const SPACIOUS = 6;

interface GroupProps {
  group: Group;
  /** Whether the group is a day of a schedule or another list by days, whose titles are shown with times. */
  isDay: boolean;
}

/** A group of titles: a day as an agenda with one line per title, or cards under a heading. */
function GroupSection({ group: { title, cards }, isDay }: GroupProps) {
  const { locale } = useMessages();
  const { text, dateTime } = headingOf(title, locale);
  const list = isDay ? agenda.entries : styles.cards;
  return (
    <section aria-label={text} className={isDay ? agenda.day : undefined}>
      <h2 className={isDay ? agenda.heading : styles.heading}>
        {dateTime ? <time dateTime={dateTime}>{text}</time> : text}
      </h2>
      <ul role="list" className={list} data-dense={(isDay && cards.length > SPACIOUS) || undefined}>
        {cards.map((card) => (
          <li key={`${card.type}#${card.id}`}>
            {isDay ? <AgendaEntry card={card} /> : <ContentCard card={card} look={look} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Titles grouped under headings: shown as cards, or as an agenda if the groups are the days of a list. */
export function GroupList({ attributes }: BlockProps<'groupList'>) {
  const { groups: first, actions, emptyTitle } = attributes;
  const lastSeen = actions?.next?.lastSeen;
  const paging = lastSeen === undefined ? undefined : { moreDataAvailable: true, lastSeen };
  const list = useList(askedBy(attributes), { entries: first, paging });
  const groups = mergeGroups(list.entries);
  const isAgenda = attributes.list !== undefined;
  if (groups.length === 0 && !list.more && list.state === 'ready')
    return emptyTitle ? (
      <div className={section}>
        <p className={sectionEmpty}>{emptyTitle}</p>
      </div>
    ) : null;
  return (
    <div className={styles.groups} data-agenda={isAgenda || undefined}>
      {groups.length === 0 && emptyTitle ? <p className={sectionEmpty}>{emptyTitle}</p> : null}
      {groups.map((group) => (
        <GroupSection key={group.id} group={group} isDay={isAgenda} />
      ))}
      <Endless list={list} count={list.entries.length} />
    </div>
  );
}
