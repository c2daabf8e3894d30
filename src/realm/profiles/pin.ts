import { hashPassword, isPassword } from '../accounts/password.ts';
import { inRealm } from '../db/scope.ts';
import type { AccountCall } from '../http/call.ts';
import { networkOf } from '../http/network.ts';
import { callerAddress } from '../http/origin.ts';
import { ProblemError } from '../http/problems.ts';
import { attempt } from '../sessions/attempts.ts';
import { findPinHash, setPinHash } from './pin.store.ts';
import type { ProfileRecord } from './profiles.store.ts';

/** Wrong PINs within ten minutes that an account may have, and a network. */
const MOST_WRONG = 5;

/** Whether accounts of the realm may have a PIN asked for. */
export const hasPins = ({ realm }: Pick<AccountCall, 'realm'>): boolean =>
  realm.settings.profiles?.enabled === true && realm.settings.profiles.pinProtection;

/** The hash of the PIN that is asked of somebody in the account; undefined where none is. */
export async function askedPin(call: AccountCall): Promise<string | undefined> {
  const { context, realm, viewer } = call;
  return hasPins(call) ? inRealm(context.db, realm.id, (tx) => findPinHash(tx, realm.id, viewer.id)) : undefined;
}

/** Whether the way to a profile is one that a PIN may be asked on: out of a child's, which may lead to another age, or into the main one. */
const isGuarded = ({ viewer }: AccountCall, { id }: ProfileRecord): boolean =>
  id !== viewer.profileId && (viewer.ageLimit !== undefined || id === '');

/**
 * Lets whoever goes on as another profile pass, by the account's PIN where one is asked for. Wrong ones are counted for the account and for
 * its network. @throws ProblemError 403 for a wrong one or none, 429 after five wrong ones
 */
export async function requirePin(call: AccountCall, profile: ProfileRecord, pin: string | undefined): Promise<void> {
  if (!isGuarded(call, profile)) return;
  const hash = await askedPin(call);
  if (hash === undefined) return;
  if (pin === undefined) throw new ProblemError('FORBIDDEN', ['profiles.pinNeeded']);
  const { context, realm, viewer } = call;
  const address = callerAddress(call);
  const counted = [
    `profile-pin:${viewer.id}`,
    ...(address === undefined ? [] : [`profile-pin-from:${networkOf(address)}`]),
  ];
  const limits = counted.map((subject) => ({ subject, most: MOST_WRONG }));
  const asked = { subjects: counted, ruleFor: () => ({ limits, counted }) };
  const isRight = await attempt(context, realm.id, asked, async () =>
    (await isPassword(pin, hash)) ? true : undefined,
  );
  if (!isRight) throw new ProblemError('FORBIDDEN', ['profiles.pinWrong']);
}

/** Has a PIN asked for, a new one if it is given; or none any more, which forgets it. @throws ProblemError 400, 403 */
export async function changePin(
  call: AccountCall,
  { setting, pin }: { setting: 'restricted' | 'non-restricted'; pin?: string | undefined },
): Promise<void> {
  const { context, realm, viewer } = call;
  if (setting === 'restricted' && !hasPins(call)) throw new ProblemError('FORBIDDEN', ['profiles.noPins']);
  if (setting === 'restricted' && pin === undefined) {
    if ((await askedPin(call)) === undefined)
      throw new ProblemError('BAD_REQUEST', ['profiles.pinNeeded'], {
        details: { fields: [{ pointer: '/pin', field: 'pin', message: 'profiles.pinNeeded' }] },
      });
    return;
  }
  const hash = setting === 'restricted' && pin !== undefined ? await hashPassword(pin) : null;
  await inRealm(context.db, realm.id, (tx) => setPinHash(tx, realm.id, viewer.id, hash));
}
