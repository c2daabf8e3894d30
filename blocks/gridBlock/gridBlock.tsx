import { useId } from 'react';
import type { BlockProps } from '#renderers/registry/block.ts';
import { NestedElement, useNested } from '#renderers/page/nested-elements.tsx';
import { Credits } from './credits.tsx';
import { runsOf } from './runs.ts';
import * as styles from './gridBlock.styles.ts';

/** A grid of credits, or of other elements. */
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
      {runsOf(nested).map((run) =>
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
