import { color, shape, space } from '../../theme/tokens.ts';

/** Rules of CSS for a dialog that stands in the middle of the window as a box, so wide where there is room. */
export const dialogBox = (width: string): string => `
  inline-size: min(100% - 2 * ${space.l}, ${width});
  max-block-size: calc(100dvh - 2 * ${space.l});
  margin: auto;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: max(${shape.radius}, 4px);
  background: ${color.raised};
  color: ${color.text};
`;

/** Rules of CSS for a box that asks or offers something in a few words. */
export const askingBox: string = `
  ${dialogBox('480px')}
  padding: ${space.xl};
  &::backdrop { background: rgb(0 0 0 / 65%); }
  @media (max-width: 599.98px) { padding: ${space.l}; }
`;
