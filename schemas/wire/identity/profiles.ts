import * as z from 'zod';
import type { ageLimits } from '../../profile-limits.ts';

/** Format of a PIN. */
const PIN = /^\d{4}$/;

/** Age limit for a child's titles, which is a string in requests and responses. */
const Category = z.enum(['0', '6', '12', '16'] satisfies readonly `${(typeof ageLimits)[number]}`[]);
const ProfileType = z.enum(['ADULT', 'CHILD']);

/** A profile of an account. */
export const Profile = z.object({
  /** The main profile has the account's id. */
  profileId: z.string(),
  accountId: z.string(),
  displayName: z.string(),
  /** Id of the profile's avatar, which is one of the realm's avatars. */
  avatar: z.string(),
  type: ProfileType,
  /** Age limit of a child's profile. Only the account's adult profiles can see it. */
  category: Category.optional(),
  /**
   * Playback preferences of the profile. Adults see them for all profiles, a child only for its own.
   * `subtitlesLanguage` is false for no subtitles.
   */
  preferences: z
    .object({
      audioLanguage: z.string(),
      subtitlesLanguage: z.union([z.string(), z.literal(false)]),
      autoAdvance: z.boolean(),
    })
    .optional(),
});
export type Profile = z.infer<typeof Profile>;

export const Profiles = z.object({
  items: z.array(Profile),
  /** Whether the user has profiles to choose from. */
  flow: z.enum(['CHOOSE', 'SINGLE']),
  /** Whether leaving a child's profile or entering the main one requires the PIN. */
  pinProtection: z.enum(['PROTECTED', 'UNPROTECTED']),
});
export type Profiles = z.infer<typeof Profiles>;

export const ProfileParams = z.object({ id: z.string().min(1).max(100) });

const text = z.string().max(1000);
const category = Category.optional();

/** A new profile. A child's profile requires an age limit. */
export const NewProfileBody = z.strictObject({
  displayName: text,
  avatar: text.optional(),
  type: ProfileType,
  category,
});
/** Changes of a profile. Its type cannot be changed. */
export const ProfileBody = z.strictObject({ displayName: text.optional(), avatar: text.optional(), category });
export const ProfileMade = z.object({ id: z.string() });

export const SwitchBody = z.strictObject({ 'profile-id': z.string().max(100), pin: z.string().max(20).optional() });
/**
 * Response to a switch of profile, for clients that store tokens themselves: new tokens of the same session with the
 * new profile.
 */
export const SwitchAnswer = z.object({ authToken: z.string(), refreshToken: z.string() });

/** Whether leaving a child's profile or entering the main one requires the PIN. */
export const ParentalSetting = z.enum(['restricted', 'non-restricted']);
export const ParentalControl = z.object({ setting: ParentalSetting });
/** Change of the PIN protection. `pin` sets a new PIN; it is required if the account has none. */
export const ParentalControlBody = z.strictObject({
  setting: ParentalSetting,
  pin: z.string().regex(PIN).optional(),
});
