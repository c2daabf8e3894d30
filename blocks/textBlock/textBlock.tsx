import type { BlockProps } from '#renderers/registry/block.ts';
import { RichText } from '#renderers/primitives/rich-text/rich-text.tsx';
import * as styles from './textBlock.styles.ts';

/** A passage of rich text. */
export function TextBlock({ attributes, leading }: BlockProps<'textBlock'>) {
  const { title, text, textAlignment = 'LEFT' } = attributes;
  const Heading = leading ? 'h1' : 'h2';
  return (
    <section className={styles.block} data-align={textAlignment}>
      {title ? <Heading className={styles.title}>{title}</Heading> : null}
      <div className={styles.text}>
        <RichText html={text} />
      </div>
    </section>
  );
}
