import { createPublicKey, generateKeyPairSync, hkdfSync } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSecrets, readSecrets } from '#server/platform/secret-file.ts';
import type { Merchant } from './core/merchants.ts';

/** Folder of the gateway inside of the data folder. */
const getGatewayFolder = (dataFolder: string): string => path.join(dataFolder, 'gateway');

/** Path of the gateway's state. */
export const getStateFile = (dataFolder: string): string => path.join(getGatewayFolder(dataFolder), 'state.json');

/** Makes each secret of a merchant from random bytes, in the form that the provider's SDK demands. */
const SECRET_FORMS: Readonly<Record<string, (bytes: Buffer) => string>> = {
  'card-secret-key': (bytes) => bytes.toString('base64url'),
  'card-webhook-secret': (bytes) => `whsec_${bytes.toString('base64')}`,
  'stripe-secret-key': (bytes) => `sk_test_${bytes.toString('hex')}`,
  'stripe-webhook-secret': (bytes) => `whsec_${bytes.toString('hex')}`,
  'adyen-api-key': (bytes) => bytes.toString('base64url'),
  'adyen-hmac-key': (bytes) => bytes.toString('hex').toUpperCase(),
  'bog-client-secret': (bytes) => bytes.toString('base64url'),
};

const toVariable = (realm: string, name: string) =>
  `PLAYBILL_SECRET_${realm.toUpperCase().replaceAll('-', '_')}__${name.toUpperCase().replaceAll('-', '_')}`;

/**
 * Reads the private key with which the demo's Bank of Georgia signs its callbacks, as PEM. It is made once per data
 * folder.
 */
export function openBankKey(dataFolder: string): string {
  const file = path.join(getGatewayFolder(dataFolder), 'bank-key.pem');
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    mkdirSync(path.dirname(file), { recursive: true });
    const half = `${file}.new-${process.pid}`;
    writeFileSync(half, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    try {
      // link fails if another process has created the file first; that file is then used.
      linkSync(half, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(half);
    }
  }
  return readFileSync(file, 'utf8');
}

/**
 * Returns the `PLAYBILL_SECRET_…` variables of the demo's payment providers for some realms. They are derived from one
 * random secret, which is made once per data folder and kept in a file with mode 600.
 */
export async function openDemoSecrets(dataFolder: string, realms: readonly string[]): Promise<Record<string, string>> {
  const file = path.join(getGatewayFolder(dataFolder), 'secrets.json');
  const { secret } = (await readSecrets(file)) ?? (await createSecrets(file));
  const bankKey = createPublicKey(openBankKey(dataFolder)).export({ type: 'spki', format: 'pem' }).toString();
  return Object.fromEntries(
    realms.flatMap((realm) => [
      ...Object.entries(SECRET_FORMS).map(([name, format]) => [
        toVariable(realm, name),
        format(Buffer.from(hkdfSync('sha256', secret, realm, name, 32))),
      ]),
      [toVariable(realm, 'bog-callback-key'), bankKey],
    ]),
  );
}

/**
 * Reads the merchants of the gateway: the realms with their secrets of payment providers.
 * @param variables `PLAYBILL_SECRET_…` variables by full name
 * @param serverOrigin origin of the server that gets the webhooks
 */
export const readMerchants = (
  variables: Readonly<Record<string, string>>,
  realms: readonly string[],
  serverOrigin: string,
): Merchant[] =>
  realms.map((realm) => ({
    realm,
    secrets: Object.fromEntries(
      Object.keys(SECRET_FORMS).flatMap((name) => {
        const value = variables[toVariable(realm, name)];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    webhookUrl: (provider) => `${serverOrigin}/api/v2/payment/events/${provider}?realm=${encodeURIComponent(realm)}`,
  }));
