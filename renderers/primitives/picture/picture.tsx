import { useEffect, useState } from 'react';
import { fill, frame, image } from './picture.styles.ts';
import { placeholderStyle } from './placeholder.ts';
import { atWidth, sourceSet } from './sources.ts';
import { useFiles } from './use-files.ts';

interface PictureProps {
  /** URL of the picture without the width parameter; if undefined, only the placeholder is shown. */
  src: string | undefined;
  /** Alternative text; empty if nearby text says the same. */
  alt: string;
  /** Displayed width, as the HTML `sizes` attribute. */
  sizes: string;
  ratio: `${number} / ${number}`;
  /** Maximum width of the picture to request, in pixels. */
  max?: number;
  placeholder?: string | undefined;
  /** Whether the picture loads at once and with high priority. */
  eager?: boolean;
}

const isUpright = (ratio: PictureProps['ratio']): boolean => {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return width < height;
};

/**
 * Responsive picture in a box of fixed aspect ratio, so that nothing moves when it loads; shows a placeholder until
 * then.
 */
export function Picture({ src, alt, sizes, ratio, max = 1280, placeholder, eager = false }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const { ref, given } = useFiles<HTMLImageElement>({
    sizes,
    srcSet: src && sourceSet(src, max, isUpright(ratio) ? 'upright' : 'lying'),
    src: src && atWidth(src, Math.min(640, max)),
  });
  useEffect(() => {
    // The picture may have failed before hydration, when React was not listening yet.
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
