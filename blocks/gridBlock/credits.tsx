import type { TextElement } from '#schemas/generated/types.ts';
import { useLabelledText } from '#renderers/messages/labelled-text.ts';
import { pairsOf } from './runs.ts';
import * as styles from './gridBlock.styles.ts';

/** Who did what: names, each with a role below it. */
export function Credits({ texts }: { texts: TextElement[] }) {
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
