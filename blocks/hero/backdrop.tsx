import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { HeroBlock } from '#schemas/generated/types.ts';
import { atWidth, sourceSet } from '#renderers/primitives/picture/sources.ts';
import { useFiles } from '#renderers/primitives/picture/use-files.ts';
import * as styles from './backdrop.styles.ts';

type Background = HeroBlock['background'];

/** The portrait picture is for narrow, upright screens. */
const narrow = '(max-width: 599.98px)';
const wide = '(min-width: 600px)';

/** Asks for the picture from the page's head, before all else. */
const preloadPicture = (src: string, max: number, media?: string) =>
  preload(atWidth(src, 1280), {
    as: 'image',
    fetchPriority: 'high',
    imageSizes: '100vw',
    ...(sourceSet(src, max) && { imageSrcSet: sourceSet(src, max) }),
    ...(media && { media }),
  });

interface BackdropProps {
  background: Background;
  leading: boolean;
  /** What lies over the picture. */
  children?: ReactNode;
}

/** The picture behind a hero's text, upright on narrow screens, with the gradients that make the text readable. */
export function Backdrop({ background, leading, children }: BackdropProps) {
  const { imageUrl, portraitImageUrl, placeholder } = background;
  const src = imageUrl ?? portraitImageUrl;
  if (leading && src) preloadPicture(src, 3840, portraitImageUrl && wide);
  if (leading && portraitImageUrl) preloadPicture(portraitImageUrl, 1080, narrow);
  const upright = useFiles<HTMLSourceElement>({
    media: narrow,
    sizes: '100vw',
    srcSet: portraitImageUrl && (sourceSet(portraitImageUrl, 1080) ?? portraitImageUrl),
  });
  const lying = useFiles<HTMLImageElement>({
    sizes: '100vw',
    srcSet: src && sourceSet(src, 3840),
    src: src && atWidth(src, 1280),
  });
  return (
    <div className={styles.backdrop} style={placeholder ? { backgroundColor: placeholder } : undefined}>
      {src ? (
        <picture>
          {portraitImageUrl ? <source {...upright.given} ref={upright.ref} suppressHydrationWarning /> : null}
          <img
            className={styles.image}
            {...lying.given}
            suppressHydrationWarning
            ref={lying.ref}
            alt=""
            loading={leading ? 'eager' : 'lazy'}
            fetchPriority={leading ? 'high' : undefined}
          />
        </picture>
      ) : null}
      {children}
      {background.gradientTop ? <span className={styles.top} /> : null}
      {background.gradientBottom ? <span className={styles.bottom} /> : null}
      {background.gradientLeft ? <span className={styles.side} /> : null}
    </div>
  );
}
