import { css } from '@linaria/core';
import { motion } from '#renderers/theme/tokens.ts';

export const watermark = css`
  position: absolute;
  max-inline-size: 24%;
  margin: clamp(10px, 2%, 32px);
  color: rgb(255 255 255 / 72%);
  font-size: clamp(0.75rem, 1.4vw, 1.25rem);
  font-weight: 650;
  letter-spacing: 0.04em;
  text-shadow: 0 0 6px rgb(0 0 0 / 70%);
  pointer-events: none;
  transition: translate ${motion.feedback} ${motion.easing};
  & > img { max-block-size: clamp(20px, 6vh, 64px); opacity: 0.8; }
  &[data-position^='TOP'] { inset-block-start: 0; }
  &[data-position^='BOTTOM'] { inset-block-end: 0; translate: 0 -92px; }
  /* Left and right are physical, because the corners of a picture do not depend on the writing direction. */
  &[data-position$='LEFT'] { left: 0; }
  &[data-position$='RIGHT'] { right: 0; }
  [data-idle] &[data-position^='BOTTOM'] { translate: 0 0; }
`;
