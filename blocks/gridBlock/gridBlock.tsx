import { useId } from 'react';
import { useLabelledText } from '#renderers/messages/labelled-text.ts';
import { NestedElement, useNested } from '#renderers/page/nested-elements.tsx';
import type { BlockProps } from '#renderers/registry/block.ts';
import type { TextElement } from '#schemas/generated/types.ts';
import * as styles from './gridBlock.styles.ts';
import { pairsOf, toGridRuns } from './runs.ts';

/** List of credits: names with roles. */
function Credits({ texts }: { texts: TextElement[] }) {
  const textOf = useLabelledText();
  return (
    <ul role="list" className={styles.credits}>
      {pairsOf(texts).map(([name, role], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one person may be named twice, with the same role
        <li key={index} className={styles.credit}>
          <span className={styles.sizes[name.size ?? 'regular']}>{textOf(name)}</span>
          {role ? <span className={`${styles.role} ${styles.sizes[role.size ?? 'small']}`}>{textOf(role)}</span> : null}
        </li>
      ))}
    </ul>
  );
}

/** Grid of credits or of other elements. */
export function GridBlock({ attributes, leading, pointer = '' }: BlockProps<'gridBlock'>) {
  const { title, elements } = attributes;
  const id = useId();
  const nested = useNested(elements, pointer);
  if (nested.length === 0) return null;
  const Heading = leading ? 'h1' : 'h2';
  return (
    <section className={styles.block} aria-labelledby={title ? id : undefined}>
      {title ? (
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
      ) : null}
      {toGridRuns(nested).map((run) =>
        run.kind === 'texts' ? (
          <Credits key={run.pointer} texts={run.texts} />
        ) : (
          <div key={run.pointer} className={styles.elements}>
            {run.elements.map((element) => (
              <div key={element.pointer} className={styles.cell}>
                <NestedElement nested={element} />
              </div>
            ))}
          </div>
        ),
      )}
    </section>
  );
}
