import type { ReactNode } from 'react';
import type { RowStyle } from '#schemas/generated/types.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { atWidth } from '#renderers/primitives/picture/sources.ts';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import * as styles from './inset.styles.ts';

type Cta = NonNullable<RowStyle['primaryCta']>;

function CallToAction({ ctaText, link, look }: Cta & { look: string }) {
  const { navigation } = usePorts();
  const href = navigation.hrefOf(link);
  const { Link } = navigation;
  return href ? (
    <Link className={look} to={href}>
      {ctaText}
    </Link>
  ) : null;
}

/** The title of a row. In rows with the inline layout, also a text, buttons and a background. */
export function Inset({ style, inline, children }: { style: RowStyle; inline: boolean; children: ReactNode }) {
  const { background, description, primaryCta, secondaryCta, textAlignment } = style;
  const gradients = background?.gradients?.map((name) => styles.stops[name]);
  return (
    <>
      {background ? (
        <div className={styles.backdrop} aria-hidden="true">
          {background.imageUrl ? (
            <img className={styles.image} src={atWidth(background.imageUrl, 1600)} alt="" loading="lazy" />
          ) : null}
          {gradients ? (
            <span className={styles.gradient} style={{ backgroundImage: `linear-gradient(${gradients.join(', ')})` }} />
          ) : null}
        </div>
      ) : null}
      <div className={inline ? styles.inset : styles.plain} data-align={textAlignment}>
        {children}
        {description ? <p className={styles.description}>{description}</p> : null}
        {primaryCta || secondaryCta ? (
          <div className={styles.actions}>
            {primaryCta ? <CallToAction {...primaryCta} look={primary} /> : null}
            {secondaryCta ? <CallToAction {...secondaryCta} look={secondary} /> : null}
          </div>
        ) : null}
      </div>
    </>
  );
}
