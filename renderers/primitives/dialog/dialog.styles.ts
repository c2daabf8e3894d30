import { color, shape, space } from '../../theme/tokens.ts';

/** CSS of a dialog that is a centred box of the given width, where the screen is wide enough. */
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

/** CSS of a small dialog with a question or an offer. */
export const askingBox: string = `
  ${dialogBox('480px')}
  padding: ${space.xl};
  &::backdrop { background: rgb(0 0 0 / 65%); }
  @media (max-width: 599.98px) { padding: ${space.l}; }
`;
