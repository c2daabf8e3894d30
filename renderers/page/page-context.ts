import { createContext } from 'react';
import type { BlockRegistry } from './parse.ts';

/** What an element that holds others needs of its page to draw them. */
export interface PageFacts {
  registry: BlockRegistry;
  /** Name of the page in diagnostics. */
  name: string;
  forEditor: boolean;
}

export const PageContext = createContext<PageFacts | undefined>(undefined);
