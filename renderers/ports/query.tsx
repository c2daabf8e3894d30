import { createContext, useContext } from 'react';

const QueryContext = createContext(new URLSearchParams());

/** Makes known what the page's address asks for after the question mark. */
export const QueryProvider = QueryContext.Provider;

/** What the page's address asks for after the question mark. Whoever asks is drawn anew when it changes. */
export const useQuery = (): URLSearchParams => useContext(QueryContext);
