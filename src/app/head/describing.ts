import { createContext, useContext } from 'react';
import type { RootData } from '../root-loader.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';

/** A page to be described. */
export interface ShownPage {
  name: RouteName | undefined;
  /** What its route has loaded. */
  loaded: unknown;
  root: RootData;
  /** Its address without what a query narrows or remembers. */
  canonical: string;
  /** Origin that the page was requested at. */
  origin: string;
  pathSegments: PathSegments;
}

/** What search engines and link previews read of a page: `<meta>` by property or name, and JSON-LD. */
export interface PageDescription {
  tags: readonly (readonly [attribute: 'property' | 'name', key: string, content: string])[];
  json: string;
}

/** A browser keeps what the server has written, and loads no code for it. */
const describeNothing = (_page: ShownPage): PageDescription => ({ tags: [], json: '' });

const DescribingContext = createContext(describeNothing);

/** Provides the function that describes pages to machines; on the server alone. */
export const DescribingProvider = DescribingContext.Provider;

/** Reads the function that describes a page to machines. */
export const useDescribing = (): typeof describeNothing => useContext(DescribingContext);
