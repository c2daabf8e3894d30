import type { ComponentType } from 'react';
import type { BlockAttributes, BlockKind } from '#schemas/generated/types.ts';
import type { Validator } from '#schemas/validator.ts';

/** What a block's component is given: its checked attributes, and whether it opens the page. */
export interface BlockProps<Kind extends BlockKind> {
  attributes: BlockAttributes[Kind];
  /** The page's first element: its picture is the largest thing on screen and loads before all else. */
  leading: boolean;
}

/** One kind of element: how it is checked and how it is drawn. */
export interface Block<Kind extends BlockKind = BlockKind> {
  kind: Kind;
  validate: Validator<BlockAttributes[Kind]>;
  component: ComponentType<BlockProps<Kind>>;
}

/** Declares a block; the kind ties schema, component and registry together. */
export const defineBlock = <Kind extends BlockKind>(block: Block<Kind>): Block<Kind> => block;

/** How each kind of element is loaded. A total map: the compiler asks for every kind that has a schema. */
export type BlockLoaders = { [Kind in BlockKind]: () => Promise<{ default: Block<Kind> }> };
