import { useList } from '#renderers/binding/use-list.ts';
import { Endless } from '#renderers/endless/endless.tsx';
import type { ListAsked } from '#renderers/ports/data.ts';
import type { BlockProps } from '#renderers/registry/block.ts';
import { section, sectionEmpty, sectionTitle } from '#renderers/theme/section.styles.ts';
import type { FightersBlock } from '#schemas/generated/types.ts';
import { FighterCard } from './fighter-card.tsx';
import { list as grid } from './fighters.styles.ts';
import { FighterProfile } from './profile.tsx';

/** Parameters of the next page of the list; undefined for a list without a source, which is complete. */
const askedBy = ({ source, pageSize }: FightersBlock): ListAsked<'FIGHTERS'> | undefined =>
  source && { list: 'FIGHTERS', ...(pageSize !== undefined && { count: pageSize }) };

/** Grid of fighters, each linked to the fighter's page; the layout PROFILE shows one in full. */
export function Fighters({ attributes, leading }: BlockProps<'fighters'>) {
  const { title, source, fighters, paging, layout = 'GRID', emptyTitle } = attributes;
  const first = fighters ?? (source ? undefined : []);
  const list = useList(askedBy(attributes), first && { entries: first, paging }, source?.limit);
  const [only] = list.entries;
  if (layout === 'PROFILE') return only ? <FighterProfile fighter={only} leading={leading} /> : null;
  const isEmpty = list.entries.length === 0;
  if (isEmpty && list.state === 'ready' && !emptyTitle) return null;
  return (
    <section className={section}>
      {title ? <h2 className={sectionTitle}>{title}</h2> : null}
      {isEmpty && list.state === 'ready' ? <p className={sectionEmpty}>{emptyTitle}</p> : null}
      <ul role="list" className={grid} hidden={isEmpty}>
        {list.entries.map((fighter) => (
          <li key={fighter.id}>
            <FighterCard fighter={fighter} titled={Boolean(title)} />
          </li>
        ))}
      </ul>
      <Endless list={list} count={list.entries.length} />
    </section>
  );
}
