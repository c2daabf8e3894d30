import { randomBytes, randomInt } from 'node:crypto';
import { shownTvCode, TV_CODE_LENGTH, TV_CODE_LETTERS } from '#schemas/tv-code.ts';
import type { DeviceCode } from '#schemas/wire/identity/device-codes.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { describeDevice } from '../../platform/http/describe-device.ts';
import { addCode } from './device-codes.store.ts';

/** Lifetime of a code and polling interval of its device, both in seconds. */
const LIFE_SECONDS = 600;
const INTERVAL_SECONDS = 5;

const letter = () => TV_CODE_LETTERS[randomInt(TV_CODE_LETTERS.length)] ?? '';

/** Creates a code for the calling device: a PIN of about 34 random bits to type, and a device secret of 256 bits. */
export async function makeCode(context: RealmContext): Promise<DeviceCode> {
  const { realm, country } = context;
  const { db, clock } = context;
  const anchor = randomBytes(32).toString('base64url');
  const rest = {
    anchor,
    device: describeDevice(context.userAgent),
    country,
    interval: INTERVAL_SECONDS,
    expiresAt: new Date(clock.now() + LIFE_SECONDS * 1000),
  };
  for (;;) {
    const pin = shownTvCode(Array.from({ length: TV_CODE_LENGTH }, letter).join(''));
    if (await inRealm(db, realm.id, (tx) => addCode(tx, realm.id, { pin, ...rest })))
      return { pin, anchor, expiresIn: LIFE_SECONDS, interval: INTERVAL_SECONDS };
  }
}
