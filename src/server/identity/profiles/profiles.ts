import type { Profile } from '#schemas/wire/identity/profiles.ts';
import { defaultPreferences, mergePreferences } from '#schemas/preferences.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { findPreferences } from '../preferences/preferences.store.ts';
import { shownAvatar } from './profile-values.ts';
import { listProfiles, type ProfileRecord } from './profiles.store.ts';

/**
 * Rejects the request if the realm has no profiles.
 * @throws ProblemError 404
 */
export function requireProfiles({ realm }: Pick<AccountContext, 'realm'>): void {
  if (!realm.settings.profiles?.enabled) throw new ProblemError('NOT_FOUND', ['This realm has no profiles']);
}

const SUBTITLES_OFF = 'off';

/** Id of a profile in the API. In the database the main profile's id is empty; in the API it is the account's id. */
export const publicId = (accountId: string, id: string): string => (id === '' ? accountId : id);

/** All profiles of the caller's account, the main one first, whether or not it has a row. */
export async function allProfiles(tx: Tx, { realm, caller }: AccountContext): Promise<ProfileRecord[]> {
  const rows = await listProfiles(tx, realm.id, caller.id);
  const main = rows.find(({ id }) => id === '') ?? {
    id: '',
    displayName: caller.name ?? '',
    avatar: '',
    type: 'ADULT',
    ageLimit: undefined,
  };
  return [main, ...rows.filter(({ id }) => id !== '')];
}

/**
 * A profile of the caller's account by its API id.
 * @throws ProblemError 404
 */
export async function requireProfile(tx: Tx, context: AccountContext, asked: string): Promise<ProfileRecord> {
  const found = (await allProfiles(tx, context)).find(({ id }) => publicId(context.caller.id, id) === asked);
  if (!found) throw new ProblemError('NOT_FOUND', ['profiles.gone']);
  return found;
}

/** A profile as the API returns it. A child's profile gets only name, avatar and type of other profiles. */
export async function toWire(tx: Tx, { realm, caller }: AccountContext, profile: ProfileRecord): Promise<Profile> {
  const { id, displayName, avatar, type, ageLimit } = profile;
  const shown = {
    profileId: publicId(caller.id, id),
    accountId: caller.id,
    displayName,
    avatar: shownAvatar(realm.settings, avatar),
    type,
  };
  if (caller.ageLimit !== undefined && id !== caller.profileId) return shown;
  const chosen = await findPreferences(tx, realm.id, { accountId: caller.id, profileId: id });
  const { audioLanguage, subTitleLanguage, autoAdvance } = mergePreferences(defaultPreferences, chosen);
  return {
    ...shown,
    ...(ageLimit !== undefined && { category: String(ageLimit) as Profile['category'] & string }),
    preferences: {
      audioLanguage,
      subtitlesLanguage: subTitleLanguage === SUBTITLES_OFF ? false : subTitleLanguage,
      autoAdvance,
    },
  };
}
