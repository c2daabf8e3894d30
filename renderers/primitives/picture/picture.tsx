import { useEffect, useState } from 'react';
import { fill, frame, image } from './picture.styles.ts';
import { placeholderStyle } from './placeholder.ts';
import { atWidth, sourceSet } from './sources.ts';
import { useFiles } from './use-files.ts';

interface PictureProps {
  /** Address without a width. Without one the placeholder alone is shown. */
  src: string | undefined;
  /** Empty when words beside it say the same. */
  alt: string;
  /** Room the picture takes, as the sizes attribute of HTML. */
  sizes: string;
  ratio: `${number} / ${number}`;
  /** Largest width worth asking for. */
  max?: number;
  placeholder?: string | undefined;
  /** Whether to load it before all else. */
  eager?: boolean;
}

const isUpright = (ratio: PictureProps['ratio']): boolean => {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return width < height;
};

/** A picture in a box of fixed ratio, so that nothing moves when it arrives; its placeholder shows until then. */
export function Picture({ src, alt, sizes, ratio, max = 1280, placeholder, eager = false }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const { ref, given } = useFiles<HTMLImageElement>({
    sizes,
    srcSet: src && sourceSet(src, max, isUpright(ratio) ? 'upright' : 'lying'),
    src: src && atWidth(src, Math.min(640, max)),
  });
  useEffect(() => {
    // A picture may have failed before this code ran: React hears of it only once it listens.
    const { current } = ref;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setFailed(src);
  }, [ref, src]);
  const shown = src !== undefined && failed !== src;
  return (
    <span className={frame} style={{ aspectRatio: ratio, ...placeholderStyle(placeholder) }}>
      {shown ? (
        <img
          key={src}
          className={image}
          {...given}
          suppressHydrationWarning
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          ref={ref}
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={fill} role={alt ? 'img' : undefined} aria-label={alt || undefined} />
      )}
    </span>
  );
}
