import { createContext } from 'react';
import type { BlockRegistry } from './parse.ts';

/** Page data that container elements need to render their children. */
export interface PageFacts {
  registry: BlockRegistry;
  /** Name of the page in diagnostics. */
  name: string;
  forEditor: boolean;
}

export const PageContext = createContext<PageFacts | undefined>(undefined);
