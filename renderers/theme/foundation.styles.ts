import { css } from '@linaria/core';
import { color, font, motion, screen, size } from './tokens.ts';

/** Global base styles of every page: reset, gutters, base type, focus ring, motion preferences. */
export const foundation = css`
  :global() {
    *, *::before, *::after { box-sizing: border-box; }
    :root { --gutter: 70px; background: ${color.background}; color: ${color.text}; scroll-padding-block-start: 96px; }
    @media ${screen.mobile} { :root { --gutter: 20px; } }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    /* Space for the scrollbar is reserved all the time. Reserving it only while a dialog is open would lay out the
       whole page anew. */
    html[data-scrollbar] { scrollbar-gutter: stable; }
    html:has(dialog[open]) { overflow: hidden; }
    body { margin: 0; overflow-wrap: anywhere; font: 400 ${size.body}/1.5 ${font.text}; min-block-size: 100dvh; overflow-x: clip; }
    :where(h1, h2, h3, p, ul, ol, figure, dl, dd) { margin: 0; }
    :where(ul, ol):where([role='list']) { list-style: none; padding: 0; }
    /* Words in tables do not break at every letter, because narrow columns would have one letter per line; wide
       tables scroll instead. */
    :where(table) { overflow-wrap: break-word; }
    :where(img, video, svg) { display: block; max-inline-size: 100%; }
    :where(button, input, select, textarea) { font: inherit; color: inherit; letter-spacing: inherit; }
    :where(a) { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
    [hidden] { display: none !important; }
    :focus { outline: none; }
    :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; box-shadow: 0 0 0 2px ${color.background}, 0 0 0 6px ${color.background}; border-radius: 2px; }
    /* The main content is at least as high as the viewport, so that the footer is below it and does not visibly move
       while a page loads. */
    main[data-footed] { min-block-size: 100svh; }
    main:focus-visible { outline: none; box-shadow: none; }
    ::selection { background: ${color.brand}; color: ${color.onBrand}; }
    html:not([data-signed-in]) [data-for='signed-in'] { display: none !important; }
    html[data-signed-in] [data-for='guest'] { display: none !important; }
    @media (prefers-reduced-motion: reduce) {
      *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition: none !important; scroll-behavior: auto !important; }
    }
  }
`;

/** Visually hidden, but available to screen readers. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const skipLink = css`
  position: fixed;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: 100;
  padding: 12px 20px;
  background: ${color.raised};
  color: ${color.text};
  font-weight: 600;
  transform: translateY(-200%);
  transition: transform ${motion.feedback} ${motion.easing};
  &:focus { transform: none; }
`;
