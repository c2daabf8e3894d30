import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { RichText } from '#renderers/primitives/rich-text/rich-text.tsx';
import type { BlockProps } from '#renderers/registry/block.ts';
import * as styles from './questions.styles.ts';

/**
 * Questions with expandable answers. Native details elements: they work without JavaScript, and find-in-page opens
 * them.
 */
export function Questions({ attributes, leading }: BlockProps<'questions'>) {
  const { title, items, isFirstOpen = false } = attributes;
  const Heading = leading ? 'h1' : 'h2';
  return (
    <section className={styles.block}>
      {title ? <Heading className={styles.title}>{title}</Heading> : null}
      {items.map(({ question, answer }, index) => (
        <details key={`${index} ${question}`} className={styles.item} open={isFirstOpen && index === 0}>
          <summary className={styles.question}>
            {question}
            <Icon name="chevronDown" size={20} />
          </summary>
          <div className={styles.answer}>
            <RichText html={answer} />
          </div>
        </details>
      ))}
    </section>
  );
}
