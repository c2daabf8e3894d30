import { createContext, useContext } from 'react';

const QueryContext = createContext(new URLSearchParams());

/** Context provider of the page's query parameters. */
export const QueryProvider = QueryContext.Provider;

/** The page's query parameters. Re-renders the component when they change. */
export const useQuery = (): URLSearchParams => useContext(QueryContext);
