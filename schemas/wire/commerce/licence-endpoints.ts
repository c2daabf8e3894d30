import { type Endpoint, forProfiles, onPages } from '../endpoint.ts';
import {
  LicenceFamiliesAnswer,
  LicenceFamiliesQuery,
  LicencesAnswer,
  PlansAnswer,
  PlansQuery,
  UserLicencesAnswer,
} from './licences.ts';

/** The licences that the caller’s account holds or held. */
const userLicences = {
  ...forProfiles,
  impersonators: 'plain',
  summary: 'The licences that the caller holds or held. 403 for guests.',
  status: 200,
  answer: UserLicencesAnswer,
} as const;

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
  'GET /api/v1/view/plans': {
    ...onPages('PURCHASE'),
    summary: 'The plans of a block with the prices of the caller’s country, for pages that do not know it',
    query: PlansQuery,
    many: ['licenceId', 'family'],
    status: 200,
    answer: PlansAnswer,
  },
  'GET /api/v2/user/licence': userLicences,
  // The older address of the same list.
  'GET /api/v2/customer/subscriptions/status/active': userLicences,
} as const satisfies Record<string, Endpoint>;
