import { hashPassword, verifyPassword } from '../accounts/password.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { toNetwork } from '../../platform/http/network.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { attempt } from '../sessions/attempts.ts';
import { findPinHash, setPinHash } from './pin.store.ts';
import type { ProfileRecord } from './profiles.store.ts';

/**
 * Rate limit: wrong PINs within ten minutes per session, so that a guessing child does not lock out the parent's
 * device.
 */
const MOST_WRONG_OF_DEVICE = 5;
/** Rate limit: wrong PINs within ten minutes per account and per network: 15 of the 10,000 PINs. */
const MOST_WRONG = 15;

/** Repeated digits and ascending or descending runs, which are guessed first. */
const isWeakPin = (pin: string): boolean =>
  /^(\d)\1+$/.test(pin) || '0123456789012'.includes(pin) || '9876543210987'.includes(pin);

/** Whether the realm allows accounts to set a PIN. */
export const hasPins = ({ realm }: Pick<AccountContext, 'realm'>): boolean =>
  realm.settings.profiles?.enabled === true && realm.settings.profiles.pinProtection;

/** The hash of the PIN that protects the account's profiles; undefined if none is required. */
export async function findRequiredPinHash(context: AccountContext): Promise<string | undefined> {
  const { realm, caller } = context;
  return hasPins(context) ? inRealm(context.db, realm.id, (tx) => findPinHash(tx, realm.id, caller.id)) : undefined;
}

/**
 * Whether a profile switch needs the PIN: it leaves a child's profile (another may have a higher age limit), or enters
 * the main profile.
 */
const isGuarded = ({ caller }: AccountContext, { id }: ProfileRecord): boolean =>
  id !== caller.profileId && (caller.ageLimit !== undefined || id === '');

/**
 * Requires the account's PIN for a profile switch. Wrong PINs count against the session, the account and the network.
 * @throws ProblemError 403 for a wrong or missing PIN, 429 after too many wrong ones
 */
export async function requirePin(
  context: AccountContext,
  profile: ProfileRecord,
  pin: string | undefined,
): Promise<void> {
  if (!isGuarded(context, profile)) return;
  const hash = await findRequiredPinHash(context);
  if (hash === undefined) return;
  if (pin === undefined) throw new ProblemError('FORBIDDEN', ['profiles.pinNeeded']);
  const { realm, caller } = context;
  const address = context.address;
  const limits = [
    { subject: `profile-pin-at:${caller.sessionId}`, most: MOST_WRONG_OF_DEVICE },
    { subject: `profile-pin:${caller.id}`, most: MOST_WRONG },
    ...(address === undefined ? [] : [{ subject: `profile-pin-from:${toNetwork(address)}`, most: MOST_WRONG }]),
  ];
  const counted = limits.map(({ subject }) => subject);
  const asked = { subjects: counted, ruleFor: () => ({ limits, counted }) };
  const isRight = await attempt(context, realm.id, asked, async () =>
    (await verifyPassword(pin, hash)) ? true : undefined,
  );
  if (!isRight) throw new ProblemError('FORBIDDEN', ['profiles.pinWrong']);
}

/**
 * Turns PIN protection on, with a new PIN if given, or off, which deletes the PIN.
 * @throws ProblemError 400, 403
 */
export async function changePin(
  context: AccountContext,
  { setting, pin }: { setting: 'restricted' | 'non-restricted'; pin?: string | undefined },
): Promise<void> {
  const { realm, caller } = context;
  if (setting === 'restricted' && !hasPins(context)) throw new ProblemError('FORBIDDEN', ['profiles.noPins']);
  if (setting === 'restricted' && pin === undefined) {
    if ((await findRequiredPinHash(context)) === undefined)
      throw new ProblemError('BAD_REQUEST', ['profiles.pinNeeded'], {
        details: { fields: [{ pointer: '/pin', field: 'pin', message: 'profiles.pinNeeded' }] },
      });
    return;
  }
  if (setting === 'restricted' && pin !== undefined && isWeakPin(pin))
    throw new ProblemError('BAD_REQUEST', ['profiles.pinWeak'], {
      details: { fields: [{ pointer: '/pin', field: 'pin', message: 'profiles.pinWeak' }] },
    });
  const hash = setting === 'restricted' && pin !== undefined ? await hashPassword(pin) : null;
  await inRealm(context.db, realm.id, (tx) => setPinHash(tx, realm.id, caller.id, hash));
}
