import { useEffect, useRef, useState } from 'react';
import { fill, frame, image } from './picture.styles.ts';

/** Widths that the image service makes, in pixels (product document, image width sets). */
const widths = [240, 320, 480, 640, 800, 1080, 1280, 1600, 1920, 2560, 3840];

/** Address of a picture at one width. Pictures from elsewhere come in the one size they have. */
export const atWidth = (src: string, width: number): string =>
  src.startsWith('/') ? `${src}${src.includes('?') ? '&' : '?'}w=${width}` : src;

/** All widths up to `max` as a srcset. */
export const sourceSet = (src: string, max: number): string | undefined =>
  src.startsWith('/')
    ? widths
        .filter((width) => width <= max)
        .map((width) => `${atWidth(src, width)} ${width}w`)
        .join(', ')
    : undefined;

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

/** A picture in a box of fixed ratio, so that nothing moves when it arrives; its colour shows until then, and when it fails. */
export function Picture({ src, alt, sizes, ratio, max = 1280, placeholder, eager = false }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const node = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture may have failed before this code ran: React hears of it only once it listens.
    const { current } = node;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setFailed(src);
  }, [src]);
  const shown = src !== undefined && failed !== src;
  return (
    <span className={frame} style={{ aspectRatio: ratio, ...(placeholder && { backgroundColor: placeholder }) }}>
      {shown ? (
        <img
          key={src}
          className={image}
          src={atWidth(src, Math.min(640, max))}
          srcSet={sourceSet(src, max)}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          ref={node}
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={fill} role={alt ? 'img' : undefined} aria-label={alt || undefined} />
      )}
    </span>
  );
}
