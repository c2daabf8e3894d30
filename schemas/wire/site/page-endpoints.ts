import * as z from 'zod';
import {
  BucketDefinition,
  GridQuery,
  PageDefinition,
  PagingQuery,
  Popular,
  SearchQuery,
  Suggestions,
  SuggestionsQuery,
  ViewQuery,
} from '../catalogue/content.ts';
import { type Endpoint, onPages, onPagesBy } from '../endpoint.ts';
import { pagesOfSection, pagesOfView } from '../catalogue/shown-by.ts';

/** Endpoints that compose pages. */
export const pageEndpoints = {
  'GET /api/v1/view': {
    ...onPagesBy(pagesOfView),
    summary: 'A composed page',
    query: ViewQuery,
    status: 200,
    answer: PageDefinition,
  },
  'GET /api/v1/view/content-grid': {
    ...onPages('GRID'),
    summary: 'Titles by what is ticked of their facets, as a composed page: the filters with counts, then the cards',
    query: GridQuery,
    many: ['facet'],
    status: 200,
    answer: PageDefinition,
  },
  'GET /api/v1/view/search': {
    ...onPages('SEARCH'),
    summary: 'Titles, fighters and news that a query finds, as a composed page; without a query what is popular',
    query: SearchQuery,
    many: ['facet'],
    status: 200,
    answer: PageDefinition,
  },
  'GET /api/v1/search': {
    ...onPages('SEARCH'),
    summary: 'The same, older form',
    query: SearchQuery,
    many: ['facet'],
    status: 200,
    answer: PageDefinition,
  },
  'GET /api/v1/search/suggestions': {
    ...onPages('SEARCH'),
    summary: 'Names to choose from while somebody types what to search for',
    query: SuggestionsQuery,
    status: 200,
    answer: Suggestions,
  },
  'GET /api/v2/popular': {
    ...onPages('SEARCH'),
    summary: 'What is popular, as a search offers it before anything is typed',
    status: 200,
    answer: Popular,
  },
  'GET /api/v4/content/{section}/bucket/{bucketId}': {
    ...onPagesBy(pagesOfSection),
    summary: 'Next page of a row',
    params: z.object({ section: z.string().min(1).max(80), bucketId: z.string().min(1).max(80) }),
    query: PagingQuery,
    status: 200,
    answer: BucketDefinition,
  },
} as const satisfies Record<string, Endpoint>;
