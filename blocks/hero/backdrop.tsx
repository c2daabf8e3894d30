import { type ReactNode, useLayoutEffect, useState } from 'react';
import { preload } from 'react-dom';
import type { HeroBlock } from '#schemas/generated/types.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { placeholderStyle } from '#renderers/primitives/picture/placeholder.ts';
import { atWidth, sourceSet } from '#renderers/primitives/picture/sources.ts';
import { useFiles } from '#renderers/primitives/picture/use-files.ts';
import * as styles from './backdrop.styles.ts';

type Background = HeroBlock['background'];

/** Media queries: narrow viewports show the portrait picture, wide ones the other. */
const narrow = '(max-width: 599.98px)';
const wide = '(min-width: 600px)';

/** Preloads the picture with high priority from the document's head. */
const preloadPicture = (src: string, max: number, media?: string) =>
  preload(atWidth(src, 1280), {
    as: 'image',
    fetchPriority: 'high',
    imageSizes: '100vw',
    ...(sourceSet(src, max) && { imageSrcSet: sourceSet(src, max) }),
    ...(media && { media }),
  });

interface PicturesProps {
  background: Background;
  leading: boolean;
}

/** The `source` element of the portrait picture. */
function Upright({ portraitImageUrl }: Pick<Background, 'portraitImageUrl'>) {
  const { given, ref } = useFiles<HTMLSourceElement>({
    media: narrow,
    sizes: '100vw',
    srcSet: portraitImageUrl && (sourceSet(portraitImageUrl, 1080) ?? portraitImageUrl),
  });
  return <source {...given} ref={ref} suppressHydrationWarning />;
}

function Lying({ src, leading }: { src: string; leading: boolean }) {
  const { given, ref } = useFiles<HTMLImageElement>({
    sizes: '100vw',
    srcSet: sourceSet(src, 3840),
    src: atWidth(src, 1280),
  });
  return (
    <img
      className={styles.image}
      {...given}
      suppressHydrationWarning
      ref={ref}
      alt=""
      loading={leading ? 'eager' : 'lazy'}
      fetchPriority={leading ? 'high' : undefined}
    />
  );
}

/**
 * One or two pictures, by viewport width. The browser adds the image after mounting, because Chromium (156) leaks
 * images that were inserted into a `picture` of a render that was discarded.
 */
function Pictures({ background: { imageUrl, portraitImageUrl }, leading }: PicturesProps) {
  const [inPlace, setInPlace] = useState(!useHydrated());
  useLayoutEffect(() => setInPlace(true), []);
  const src = imageUrl ?? portraitImageUrl;
  return src ? (
    <picture>
      {portraitImageUrl ? <Upright portraitImageUrl={portraitImageUrl} /> : null}
      {inPlace ? <Lying src={src} leading={leading} /> : null}
    </picture>
  ) : null;
}

interface BackdropProps extends PicturesProps {
  /** Content that is rendered over the background picture. */
  children?: ReactNode;
}

/** Background picture of a hero, portrait on narrow screens, with gradients that make the text readable. */
export function Backdrop({ background, leading, children }: BackdropProps) {
  const { imageUrl, portraitImageUrl, placeholder } = background;
  const src = imageUrl ?? portraitImageUrl;
  if (leading && src) preloadPicture(src, 3840, portraitImageUrl && wide);
  if (leading && portraitImageUrl) preloadPicture(portraitImageUrl, 1080, narrow);
  return (
    <div className={styles.backdrop} style={placeholderStyle(placeholder)}>
      <Pictures background={background} leading={leading} />
      {children}
      {background.gradientTop ? <span className={styles.top} /> : null}
      {background.gradientBottom ? <span className={styles.bottom} /> : null}
      {background.gradientLeft ? <span className={styles.side} /> : null}
    </div>
  );
}
