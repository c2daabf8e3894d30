import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { RichText } from '#renderers/primitives/rich-text/rich-text.tsx';
import type { BlockProps } from '#renderers/registry/block.ts';
import * as styles from './questions.styles.ts';

/** Questions, each of which opens its answer. The browser's own disclosure: it works without scripts, and a search in the page opens it. */
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
