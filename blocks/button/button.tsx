import type { BlockProps } from '#renderers/registry/block.ts';
import { ActionButton } from '#renderers/page/action-button.tsx';
import { block } from './button.styles.ts';

/** One button between the elements of a page. */
export const Button = ({ attributes }: BlockProps<'button'>) => (
  <div className={block}>
    <ActionButton {...attributes} />
  </div>
);
