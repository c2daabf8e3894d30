import * as z from 'zod';
import type { ageLimits } from '../profile-limits.ts';

/** Digits of a PIN. */
const PIN = /^\d{4}$/;

/** The age up to which titles for a child may be rated, as the wire has it. */
const Category = z.enum(['0', '6', '12', '16'] satisfies readonly `${(typeof ageLimits)[number]}`[]);
const ProfileType = z.enum(['ADULT', 'CHILD']);

/** Who watches, of an account. */
export const Profile = z.object({
  /** The account's own id for its main profile. */
  profileId: z.string(),
  accountId: z.string(),
  displayName: z.string(),
  /** Id of one of the realm's avatars. */
  avatar: z.string(),
  type: ProfileType,
  /** Of a child; told to adults. */
  category: Category.optional(),
  /** Told to adults, and to a child of its own. `subtitlesLanguage` is false for no subtitles. */
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
  /** Whether there is something to choose. */
  flow: z.enum(['CHOOSE', 'SINGLE']),
  /** Whether a PIN is asked of who leaves a child's profile or enters the main one. */
  pinProtection: z.enum(['PROTECTED', 'UNPROTECTED']),
});
export type Profiles = z.infer<typeof Profiles>;

export const ProfileParams = z.object({ id: z.string().min(1).max(100) });

const text = z.string().max(1000);
const category = Category.optional();

/** A new profile. A child's needs the age up to which titles may be rated. */
export const NewProfileBody = z.strictObject({
  displayName: text,
  avatar: text.optional(),
  type: ProfileType,
  category,
});
/** What of a profile is changed. Whom it is for stays as it was. */
export const ProfileBody = z.strictObject({ displayName: text.optional(), avatar: text.optional(), category });
export const ProfileMade = z.object({ id: z.string() });

export const SwitchBody = z.strictObject({ 'profile-id': z.string().max(100), pin: z.string().max(20).optional() });
/** For clients that keep their tokens themselves: the tokens of the session as the other profile's. */
export const SwitchAnswer = z.object({ authToken: z.string(), refreshToken: z.string() });

/** Whether whoever leaves a child's profile, or enters the main one, is asked for a PIN. */
export const ParentalSetting = z.enum(['restricted', 'non-restricted']);
export const ParentalControl = z.object({ setting: ParentalSetting });
/** `pin` is a new one; it is needed where there is none. */
export const ParentalControlBody = z.strictObject({
  setting: ParentalSetting,
  pin: z.string().regex(PIN).optional(),
});
