import type { BlockProps } from '#renderers/registry/block.ts';
import { section, sectionEmpty, sectionTitle } from '#renderers/theme/section.styles.ts';
import { FighterCard } from './fighter-card.tsx';
import { list } from './fighters.styles.ts';

/** Fighters side by side. Each leads to the fighter's own page. */
export function Fighters({ attributes }: BlockProps<'fighters'>) {
  const { title, fighters, emptyTitle } = attributes;
  if (fighters.length === 0 && !emptyTitle) return null;
  return (
    <section className={section}>
      {title ? <h2 className={sectionTitle}>{title}</h2> : null}
      {fighters.length === 0 ? (
        <p className={sectionEmpty}>{emptyTitle}</p>
      ) : (
        <ul role="list" className={list}>
          {fighters.map((fighter) => (
            <li key={fighter.id}>
              <FighterCard fighter={fighter} titled={Boolean(title)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
