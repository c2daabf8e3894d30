import { createContext, useContext } from 'react';
import type { structuredData } from './structured-data.ts';

/** Browsers have what the server has written, and load no code for it. */
const unsaid: typeof structuredData = () => '';

const DescribingContext = createContext(unsaid);

/** Puts what describes pages to machines around them: on the server alone. */
export const DescribingProvider = DescribingContext.Provider;

/** What describes the page to machines. */
export const useDescribing = (): typeof structuredData => useContext(DescribingContext);
