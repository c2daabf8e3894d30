import type { ComponentType, ReactNode } from 'react';
import type { BlockAttributes, BlockKind, Element } from '#schemas/generated/types.ts';
import type { Issue } from '#schemas/issue.ts';
import type { ValidElement } from '#schemas/parse-page.ts';
import type { Guard } from '#schemas/guard.ts';

/** Props of a block's component: validated attributes, and whether it is the page's first element. */
export interface BlockProps<Kind extends BlockKind> {
  attributes: BlockAttributes[Kind];
  /** The page's first element: its picture is the largest on screen and loads with high priority. */
  leading: boolean;
  /** JSON pointer of the element in its document, for blocks that contain elements. */
  pointer?: string;
  /** Alternatives to render if the element has nothing to show. */
  fallback?: Element['fallback'] | undefined;
}

/** The tabs that an element provides for its page. */
export interface TabSet {
  activeTab: string;
  tabs: string[];
}

/** Renderer of pages with tabs (`page/tabbed.tsx`). */
export interface Tabbed {
  Provider: ComponentType<{
    sets: TabSet[];
    /** The tab that is open if the URL names none; takes precedence over the set's default. */
    first: string | undefined;
    /** Ids of the panels of each tab, keyed by tab name. */
    panels: Map<string, string[]>;
    children: ReactNode;
  }>;
  Panel: ComponentType<{ id: string; tab: string; children: ReactNode }>;
  /** Returns issues for elements whose tab does not exist. */
  unbound(elements: ValidElement[], sets: TabSet[]): Issue[];
}

/** A kind of page element: its validator and its component. */
export interface Block<Kind extends BlockKind = BlockKind> {
  kind: Kind;
  /** Type guard for valid attributes. `schemas/explanations.ts` explains what is wrong with invalid ones. */
  validate: Guard<BlockAttributes[Kind]>;
  /**
   * Declared as a method for bivariance, so that blocks of every kind are assignable to `Block`; attributes have passed
   * the block's own guard.
   */
  component(props: BlockProps<Kind>): ReactNode;
  /** Only for kinds that provide tabs: reads the tabs from the attributes; contains the renderer of pages with tabs. */
  tabs?: Tabbed & { of(attributes: BlockAttributes[Kind]): TabSet };
  /** Only for kinds that can choose the initially open tab: returns its name. */
  opens?(attributes: BlockAttributes[Kind]): string | undefined;
  /**
   * Whether the kind stays visible on mobile and tablet on pages with tabs; others are hidden there in favour of the
   * open tab's lists.
   */
  staysWithTabs?: true;
}

/** Declares a block. The type parameter links schema, component and registry. */
export const defineBlock = <Kind extends BlockKind>(block: Block<Kind>): Block<Kind> => block;

/** Loaders of all kinds of elements. Complete by type: the compiler requires every kind that has a schema. */
export type BlockLoaders = { [Kind in BlockKind]: () => Promise<{ default: Block<Kind> }> };
