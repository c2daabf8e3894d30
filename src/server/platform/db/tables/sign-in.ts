import type { ColumnType } from 'kysely';
import type { PlayingDevice } from '#schemas/wire/device.ts';
import type { Json } from './json.ts';

/** A proof of work that was used, stored to prevent replays. */
interface CaptchaUsedTable {
  realm: string;
  /** SHA-256 of the challenge, in hex. */
  nonce_hash: string;
  action: string;
  /** Expiry of the proof; later it is rejected as expired anyway. */
  expires_at: Date;
}

/** A device code that signs in a television from another device. */
interface DeviceCodesTable {
  realm: string;
  /** SHA-256 of the television's secret, in hex. */
  anchor_hash: string;
  /** SHA-256 of the displayed code, in hex. */
  pin_hash: string;
  status: 'pending' | 'approved' | 'denied' | 'redeemed';
  /** Account that approved the code. */
  account_id: string | null;
  device: Json<PlayingDevice>;
  /** Two-letter country code of the request for a device code. */
  country: string;
  polled_at: Date | null;
  /** Minimum polling interval of the television in seconds. */
  interval_seconds: number;
  expires_at: Date;
}

/** Public key of an account's passkey. */
interface PasskeysTable {
  realm: string;
  /** Credential id from the authenticator, in base64url. */
  id: string;
  account_id: string;
  public_key: Buffer;
  /** Signature counter as reported by the authenticator. */
  counter: ColumnType<string | number, number>;
  transports: Json<string[]>;
  /** True if the passkey is synchronised between devices. */
  is_backed_up: boolean;
  device: Json<PlayingDevice>;
  created_at: Date;
  last_used_at: ColumnType<Date | null, undefined, Date>;
}

/** A WebAuthn challenge to be signed. */
interface PasskeyChallengesTable {
  realm: string;
  /** SHA-256 of the challenge, in base64url. */
  hash: string;
  /** Account that registers a passkey; null for signing in. */
  account_id: string | null;
  expires_at: Date;
}

/** A sign-up waiting for confirmation by email, or its result. */
interface SignUpsTable {
  realm: string;
  /** Id of the sign-up's confirmation link. */
  id: string;
  email: string;
  /** Form data as described in `src/server/identity/sign-up/sign-ups.store.ts`; null once the account exists. */
  given: ColumnType<unknown, string, null>;
  locale: string;
  created_at: Date;
  /** Time after which the sign-up is purged. */
  expires_at: Date;
  /** Account created by the sign-up. */
  account_id: ColumnType<string | null, undefined, string>;
}

/** Tables of sign-up, device codes, passkeys and captchas. */
export interface SignInTables {
  captcha_used: CaptchaUsedTable;
  sign_ups: SignUpsTable;
  device_codes: DeviceCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}
