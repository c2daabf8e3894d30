import { createContext, useContext } from 'react';
import type { RootData } from '../root-loader.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';

/** Page whose metadata for search engines and link previews is built. */
export interface ShownPage {
  name: RouteName | undefined;
  /** Data from the route's loader. */
  loaded: unknown;
  root: RootData;
  /** Canonical URL, without query. */
  canonical: string;
  /** Origin (protocol, host, port) of the page request. */
  origin: string;
  pathSegments: PathSegments;
}

/** Metadata for search engines and link previews: `<meta>` tags and JSON-LD. */
export interface PageDescription {
  tags: readonly (readonly [attribute: 'property' | 'name', key: string, content: string])[];
  json: string;
}

/**
 * Default in the browser: the page keeps the tags that the server rendered, so the code that builds them is not loaded.
 */
const describeNothing = (_page: ShownPage): PageDescription => ({ tags: [], json: '' });

const DescribingContext = createContext(describeNothing);

/** Provides the function that describes pages. Server only. */
export const DescribingProvider = DescribingContext.Provider;

/** Returns the function that describes a page. */
export const useDescribing = (): typeof describeNothing => useContext(DescribingContext);
