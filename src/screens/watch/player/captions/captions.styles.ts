import { css } from '@linaria/core';
import { motion } from '#renderers/theme/tokens.ts';

/** Size container, so that the font scales with the picture. */
export const layer = css`
  position: absolute;
  inset: 0;
  container-type: size;
  pointer-events: none;
`;

export const area = css`
  position: absolute;
  inset-inline: 4%;
  display: grid;
  gap: 0.2em;
  font-size: calc(var(--caption-scale) * clamp(15px, 4.6cqh, 60px));
  &[data-area='top'] { inset-block-start: 4cqh; }
  &[data-area='bottom'] { inset-block-end: max(5cqh, 104px); transition: inset-block-end ${motion.feedback} ${motion.easing}; }
  [data-idle] &[data-area='bottom'] { inset-block-end: 5cqh; }
  @media (max-width: 599.98px) { &[data-area='bottom'] { inset-block-end: 76px; } }
`;

export const line = css`
  margin: 0;
  font-weight: 500;
  line-height: 1.38;
  text-wrap: balance;
`;

/** Text of one line with its background. */
export const words = css`
  padding: 0.08em 0.36em 0.12em;
  border-radius: 0.12em;
  background: var(--caption-back);
  color: var(--caption-colour);
  white-space: pre-line;
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
  forced-color-adjust: none;
  &[data-edge='outline'] { text-shadow: -0.06em -0.06em 0 #000, 0.06em -0.06em 0 #000, -0.06em 0.06em 0 #000, 0.06em 0.06em 0 #000, 0 0 0.12em #000; }
  &[data-edge='shadow'] { text-shadow: 0.08em 0.08em 0.16em #000, 0 0 0.3em rgb(0 0 0 / 80%); }
  &[data-edge='raised'] { text-shadow: 0.03em 0.03em 0 #222, 0.06em 0.06em 0 #222, 0.08em 0.08em 0.1em #000; }
  &[data-edge='depressed'] { text-shadow: -0.03em -0.03em 0 #222, -0.06em -0.06em 0 #222, 0.04em 0.04em 0 rgb(255 255 255 / 35%); }
`;
