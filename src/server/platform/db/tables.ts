import type { CatalogueTables } from './tables/catalogue.ts';
import type { RealmTables } from './tables/realm.ts';
import type { SessionTables } from './tables/sessions.ts';
import type { SignInTables } from './tables/sign-in.ts';
import type { ViewerTables } from './tables/viewers.ts';

export type { DefinitionKind } from './tables/realm.ts';
export type { Audience, AuthenticationMethod, AuthEventKind, EndReason, OneTimeKind } from './tables/sessions.ts';
export type { AccountFacts, AccountRole, AddressBody, ProfileType } from './tables/viewers.ts';

/** All database tables by name. */
export interface Tables extends RealmTables, CatalogueTables, ViewerTables, SessionTables, SignInTables {}
