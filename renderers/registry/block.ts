import type { ComponentType, ReactNode } from 'react';
import type { BlockAttributes, BlockKind, Element } from '#schemas/generated/types.ts';
import type { Issue } from '#schemas/issue.ts';
import type { ValidElement } from '#schemas/parse-page.ts';
import type { Guard } from '#schemas/guard.ts';

/** What a block's component is given: its checked attributes, and whether it opens the page. */
export interface BlockProps<Kind extends BlockKind> {
  attributes: BlockAttributes[Kind];
  /** The page's first element: its picture is the largest thing on screen and loads before all else. */
  leading: boolean;
  /** Where the element stands in its document, as a JSON pointer: for elements that hold others. */
  pointer?: string;
  /** What may stand in its place, for an element that may turn out to have nothing to show. */
  fallback?: Element['fallback'] | undefined;
}

/** The tabs that an element offers to the others of its page. */
export interface TabSet {
  activeTab: string;
  tabs: string[];
}

/** How a page with tabs is drawn (`page/tabbed.tsx`). */
export interface Tabbed {
  Provider: ComponentType<{
    sets: TabSet[];
    /** The tab that is open where the address names none, before a set's own choice. */
    first: string | undefined;
    /** Ids of the panels of each tab. */
    panels: Map<string, string[]>;
    children: ReactNode;
  }>;
  Panel: ComponentType<{ id: string; tab: string; children: ReactNode }>;
  /** Reports elements that are bound to a tab which nobody offers. */
  unbound(elements: ValidElement[], sets: TabSet[]): Issue[];
}

/** One kind of element: how it is checked and how it is drawn. */
export interface Block<Kind extends BlockKind = BlockKind> {
  kind: Kind;
  /** Lets valid attributes pass. What is wrong with others is found out by `schemas/explanations.ts`. */
  validate: Guard<BlockAttributes[Kind]>;
  /** A method, so that a block of any kind is a `Block`: what it is drawn with has passed its own guard. */
  component(props: BlockProps<Kind>): ReactNode;
  /** For a kind that offers tabs: which ones, and how its page is drawn. */
  tabs?: Tabbed & { of(attributes: BlockAttributes[Kind]): TabSet };
  /** For a kind that may say which tab of its page is open first. */
  opens?(attributes: BlockAttributes[Kind]): string | undefined;
  /** Whether the kind shows on mobile and tablet when its page has tabs; others leave the room to the open tab's lists. */
  staysWithTabs?: true;
}

/** Declares a block; the kind ties schema, component and registry together. */
export const defineBlock = <Kind extends BlockKind>(block: Block<Kind>): Block<Kind> => block;

/** How each kind of element is loaded. A total map: the compiler asks for every kind that has a schema. */
export type BlockLoaders = { [Kind in BlockKind]: () => Promise<{ default: Block<Kind> }> };
