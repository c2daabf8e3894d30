import { type Endpoint, onPages } from '../endpoint.ts';
import { LicenceFamiliesAnswer, LicenceFamiliesQuery, LicencesAnswer } from './licences.ts';

/** Endpoints of the licences that a realm sells. */
export const licenceEndpoints = {
  'GET /api/v2/licence': {
    ...onPages('PURCHASE'),
    summary: 'All licences that the realm offers, with the prices of the caller’s country',
    status: 200,
    answer: LicencesAnswer,
  },
  'GET /api/v2/licence-family': {
    ...onPages('PURCHASE'),
    summary: 'The same by family; only the families of some licences, where the query names them',
    query: LicenceFamiliesQuery,
    many: ['licenceId'],
    status: 200,
    answer: LicenceFamiliesAnswer,
  },
} as const satisfies Record<string, Endpoint>;
