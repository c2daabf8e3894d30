import type { BlockProps } from '#renderers/registry/block.ts';
import type { TagListBlock } from '#schemas/generated/types.ts';
import { useLabelledText } from '#renderers/messages/labelled-text.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { chip, chips } from '#renderers/primitives/chip/chip.styles.ts';
import * as styles from './tagList.styles.ts';

/** List of short facts in one line, such as topics. */
export function TagList({ attributes }: BlockProps<'tagList'>) {
  const { title, tags } = attributes;
  if (tags.length === 0) return null;
  return (
    <div className={styles.block}>
      <ul role="list" className={`${chips} ${styles.tags}`} aria-label={title}>
        {tags.map((tag, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tags have no names and keep no state
          <li key={index}>
            <Tag {...tag} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tag({ link, ...labelledText }: TagListBlock['tags'][number]) {
  const { navigation } = usePorts();
  const textOf = useLabelledText();
  const { Link } = navigation;
  const href = link && navigation.hrefOf(link);
  return href ? (
    <Link className={`${chip} ${styles.link}`} to={href}>
      {textOf(labelledText)}
    </Link>
  ) : (
    <span className={chip}>{textOf(labelledText)}</span>
  );
}
