import { avatarShapes } from '#schemas/avatars.ts';
import type { Realm } from '#schemas/generated/types.ts';
import { PROFILE_NAME } from '#schemas/profile-limits.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { ProfileRecord } from './profiles.store.ts';

/** What nobody sees, or what turns the text around it: controls, formatting, line ends, private use (Unicode, 4.5). */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u;
/** Signs that join letters, as in Persian, and the parts of one picture, such as a family, or keep them apart. */
const joiners = /\u200c|\u200d/gu;

const refused = (field: string, message: string) =>
  new ProblemError('BAD_REQUEST', [message], { details: { fields: [{ pointer: `/${field}`, field, message }] } });

/** A profile's name as it is kept: in one form (Unicode Standard Annex 15), without blanks around it. @throws ProblemError 400 */
export function checkedProfileName(told: string): string {
  const name = told.normalize('NFC').trim();
  if (name === '') throw refused('displayName', 'profiles.nameNeeded');
  if ([...name].length > PROFILE_NAME) throw refused('displayName', 'profiles.nameTooLong');
  const plain = name.replace(joiners, '');
  if (plain.trim() === '' || unseen.test(plain)) throw refused('displayName', 'profiles.nameInvalid');
  return name;
}

/** Ids of what profiles of a realm may be shown by; the first is that of who has chosen none. */
const offeredAvatars = ({ profiles }: Realm): string[] =>
  (profiles?.avatars?.length ? profiles.avatars : avatarShapes).map(({ id }) => id);

/** @throws ProblemError 400 for what the realm does not offer */
export function checkedAvatar(settings: Realm, asked: string): string {
  if (!offeredAvatars(settings).includes(asked)) throw refused('avatar', 'profiles.avatarUnknown');
  return asked;
}

/** What a profile is shown by: its own while the realm offers it, else the first that it does. */
export function shownAvatar(settings: Realm, kept?: string): string {
  const offered = offeredAvatars(settings);
  return kept !== undefined && offered.includes(kept) ? kept : (offered[0] ?? '');
}

/** The age up to which titles of a profile may be rated; undefined for an adult. @throws ProblemError 400 */
export function checkedAge(type: ProfileRecord['type'], category: string | undefined): number | undefined {
  if (type === 'CHILD' && category === undefined) throw refused('category', 'profiles.ageNeeded');
  if (type === 'ADULT' && category !== undefined) throw refused('category', 'profiles.ageOfAdult');
  return category === undefined ? undefined : Number(category);
}
