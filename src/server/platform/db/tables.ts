/** All database tables by name, generated from the migrated database by `npm run generate:rows`. */
export type { DB as Tables } from './row-types.ts';
export type {
  AccountFacts,
  AccountRole,
  AddressBody,
  Audience,
  AuthenticationMethod,
  AuthEventKind,
  DefinitionKind,
  EndReason,
  OneTimeKind,
  ProfileType,
} from './column-types.ts';
