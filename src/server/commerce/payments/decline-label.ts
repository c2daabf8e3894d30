import { DECLINE_CODES } from './provider.ts';

/** Returns the label of a refused payment. @param code stored code, possibly one of an older version */
export const getDeclineLabel = (code: string): string =>
  `payment.declined.${DECLINE_CODES.find((known) => known === code) ?? 'generic'}`;
