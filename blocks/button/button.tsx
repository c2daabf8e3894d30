import type { BlockProps } from '#renderers/registry/block.ts';
import { ActionButton } from '#renderers/page/action-button.tsx';
import { block } from './button.styles.ts';

/** A single button as a page element. */
export const Button = ({ attributes }: BlockProps<'button'>) => (
  <div className={block}>
    <ActionButton {...attributes} />
  </div>
);
