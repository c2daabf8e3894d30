import type { ColumnType } from 'kysely';
import type { PlayingDevice } from '#schemas/wire/playback-sessions.ts';
import type { Json } from './json.ts';

/** A proof of work that was used. */
interface CaptchaUsedTable {
  realm: string;
  /** SHA-256 of what it was made of, in hex. */
  nonce_hash: string;
  action: string;
  /** Afterwards the proof is refused for its age. */
  expires_at: Date;
}

/** A code by which a television is signed in from another device. */
interface DeviceCodesTable {
  realm: string;
  /** SHA-256 of the secret that the television keeps, in hex. */
  anchor_hash: string;
  /** SHA-256 of the code that it shows, in hex. */
  pin_hash: string;
  status: 'pending' | 'approved' | 'denied' | 'redeemed';
  /** Of who has allowed it. */
  account_id: string | null;
  device: Json<PlayingDevice>;
  /** Two letters, where it was asked for. */
  country: string;
  polled_at: Date | null;
  /** How long the television has to wait between two questions. */
  interval_seconds: number;
  expires_at: Date;
}

/** A key by which an account is entered: its public half. */
interface PasskeysTable {
  realm: string;
  /** As its authenticator calls it, in base64url. */
  id: string;
  account_id: string;
  public_key: Buffer;
  /** How often it has signed, as it says itself. */
  counter: ColumnType<string | number, number>;
  transports: Json<string[]>;
  /** Whether it is kept on more than one device. */
  is_backed_up: boolean;
  device: Json<PlayingDevice>;
  created_at: Date;
  last_used_at: ColumnType<Date | null, undefined, Date>;
}

/** A challenge that a key is to sign. */
interface PasskeyChallengesTable {
  realm: string;
  /** SHA-256 of it, in base64url. */
  hash: string;
  /** For whose new key it is; null where somebody signs in. */
  account_id: string | null;
  expires_at: Date;
}

/** A sign-up that waits for the link in a mail, or what came of one. */
interface SignUpsTable {
  realm: string;
  /** Of the link that is good for it. */
  id: string;
  email: string;
  /** What was typed, `src/server/identity/sign-up/sign-ups.store.ts` says how; null once there is the account. */
  given: ColumnType<unknown, string, null>;
  locale: string;
  created_at: Date;
  /** Afterwards it is forgotten. */
  expires_at: Date;
  /** The account that was made of it. */
  account_id: ColumnType<string | null, undefined, string>;
}

/** What stands on the way in. */
export interface SignInTables {
  captcha_used: CaptchaUsedTable;
  sign_ups: SignUpsTable;
  device_codes: DeviceCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}
