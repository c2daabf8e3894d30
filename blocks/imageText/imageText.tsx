import { ActionButton } from '#renderers/page/action-button.tsx';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import { RichText } from '#renderers/primitives/rich-text/rich-text.tsx';
import type { BlockProps } from '#renderers/registry/block.ts';
import * as styles from './imageText.styles.ts';

/** A picture beside a text; above it on narrow screens. */
export function ImageText({ attributes, leading }: BlockProps<'imageText'>) {
  const { source, width, height, alt, title, text, side = 'START', button } = attributes;
  const Heading = leading ? 'h1' : 'h2';
  return (
    <section className={styles.block} data-side={side}>
      <div className={styles.room} style={{ maxInlineSize: width }}>
        <Picture
          src={source}
          alt={alt}
          ratio={`${width} / ${height}`}
          sizes="(min-width: 840px) 50vw, 100vw"
          max={width}
          eager={leading}
        />
      </div>
      <div className={styles.words}>
        {title ? <Heading className={styles.title}>{title}</Heading> : null}
        <div className={styles.text}>
          <RichText html={text} />
        </div>
        {button ? (
          <div>
            <ActionButton {...button} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
