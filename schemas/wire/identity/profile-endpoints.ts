import * as z from 'zod';
import { rateLimits } from '../rate-limits.ts';
import { type Endpoint, forAccounts, forProfiles } from '../endpoint.ts';
import {
  NewProfileBody,
  Profile,
  ProfileBody,
  ProfileMade,
  ProfileParams,
  Profiles,
  SwitchAnswer,
  SwitchBody,
} from './profiles.ts';
import { SessionInfo } from './session.ts';

/** Endpoints of an account's profiles. All answer 404 in realms without profiles. */
export const profileEndpoints = {
  'GET /api/v1/profile': {
    ...forProfiles,
    impersonators: 'plain',
    summary:
      'The profiles of the account, its main one first. A child learns of others no more than how they are shown.',
    status: 200,
    answer: Profiles,
  },
  'POST /api/v1/profile': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'A new profile. 409 tooManyProfiles beyond five.',
    body: NewProfileBody,
    status: 201,
    answer: ProfileMade,
  },
  'GET /api/v1/profile/{id}': {
    ...forProfiles,
    impersonators: 'plain',
    summary: 'One profile of the account',
    params: ProfileParams,
    status: 200,
    answer: Profile,
  },
  'PUT /api/v1/profile/{id}': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary: 'Change how a profile is shown, or up to which age a child’s titles may be rated',
    params: ProfileParams,
    body: ProfileBody,
    status: 200,
    answer: Profile,
  },
  'DELETE /api/v1/profile/{id}': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary:
      'Delete a profile with all that it keeps, and end its sessions. 409 for the main one and for the one that asks.',
    params: ProfileParams,
    status: 204,
    answer: null,
  },
  'POST /api/v1/profile/{id}': {
    ...forProfiles,
    workload: 'password',
    rateLimit: rateLimits.byHand,
    summary:
      'Go on as another profile. The session is another one from then on, and the tokens of before are over. 403 for a wrong PIN.',
    params: ProfileParams,
    body: SwitchBody,
    status: 201,
    answer: z.union([SwitchAnswer, SessionInfo]),
  },
} as const satisfies Record<string, Endpoint>;
