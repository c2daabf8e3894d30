import type { BlockProps } from '#renderers/registry/block.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import * as styles from './image.styles.ts';

/** A picture, no wider than its own size. */
export function Image({ attributes, leading }: BlockProps<'image'>) {
  const { source, width, height, alt, link } = attributes;
  const { navigation } = usePorts();
  const { Link } = navigation;
  // A picture without alternative text is not linked, because the link would have no accessible name.
  const href = link && alt ? navigation.hrefOf(link) : undefined;
  const picture = (
    <Picture
      src={source}
      alt={alt}
      ratio={`${width} / ${height}`}
      sizes={`(min-width: ${width}px) ${width}px, 100vw`}
      max={width}
      eager={leading}
    />
  );
  return (
    <div className={styles.block}>
      <div className={styles.room} style={{ maxInlineSize: width }}>
        {href ? (
          <Link className={styles.link} to={href}>
            {picture}
          </Link>
        ) : (
          picture
        )}
      </div>
    </div>
  );
}
