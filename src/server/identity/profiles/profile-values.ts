import { avatarShapes } from '#schemas/avatars.ts';
import type { Realm } from '#schemas/generated/types.ts';
import { PROFILE_NAME } from '#schemas/profile-limits.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { ProfileRecord } from './profiles.store.ts';

/**
 * Invisible characters and characters that change the text direction: controls, formatting, line ends, private use
 * (Unicode, section 4.5).
 */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u;
/**
 * Matches the zero-width joiner and non-joiner, which are allowed in names: Persian text and compound emoji, such as
 * families, need them.
 */
const joiners = /\u200c|\u200d/gu;

const refused = (field: string, message: string) =>
  new ProblemError('BAD_REQUEST', [message], { details: { fields: [{ pointer: `/${field}`, field, message }] } });

/**
 * Validates a profile's name and normalizes it: NFC (Unicode Standard Annex 15), trimmed.
 * @throws ProblemError 400
 */
export function checkedProfileName(told: string): string {
  const name = told.normalize('NFC').trim();
  if (name === '') throw refused('displayName', 'profiles.nameNeeded');
  if ([...name].length > PROFILE_NAME) throw refused('displayName', 'profiles.nameTooLong');
  const plain = name.replace(joiners, '');
  if (plain.trim() === '' || unseen.test(plain)) throw refused('displayName', 'profiles.nameInvalid');
  return name;
}

/** Ids of the avatars that the realm offers; the first is the default. */
const offeredAvatars = ({ profiles }: Realm): string[] =>
  (profiles?.avatars?.length ? profiles.avatars : avatarShapes).map(({ id }) => id);

/**
 * Validates an avatar.
 * @throws ProblemError 400 if the realm does not offer it
 */
export function checkedAvatar(settings: Realm, asked: string): string {
  if (!offeredAvatars(settings).includes(asked)) throw refused('avatar', 'profiles.avatarUnknown');
  return asked;
}

/** The profile's avatar while the realm offers it, else the realm's first. */
export function shownAvatar(settings: Realm, kept?: string): string {
  const offered = offeredAvatars(settings);
  return kept !== undefined && offered.includes(kept) ? kept : (offered[0] ?? '');
}

/**
 * Validates a profile's age limit; undefined for an adult.
 * @throws ProblemError 400
 */
export function checkedAge(type: ProfileRecord['type'], category: string | undefined): number | undefined {
  if (type === 'CHILD' && category === undefined) throw refused('category', 'profiles.ageNeeded');
  if (type === 'ADULT' && category !== undefined) throw refused('category', 'profiles.ageOfAdult');
  return category === undefined ? undefined : Number(category);
}
