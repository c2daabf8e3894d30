import { readFile } from 'node:fs/promises';

/** Values of PLAYBILL_SECRET_… variables by full name. */
export type SecretSettings = Readonly<Record<string, string>>;

/**
 * Reads a realm's secret by the name used in its folder.
 * @throws Error when it is not set
 */
export type Secrets = (realm: string, name: string) => Promise<string>;

/** Picks the PLAYBILL_SECRET_… variables of an environment. */
export const secretSettings = (env: Record<string, string | undefined>): SecretSettings =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith('PLAYBILL_SECRET_') && value ? [[name, value]] : [],
    ),
  );

const part = (name: string) => name.toUpperCase().replaceAll('-', '_');

/**
 * Creates the reader of secrets: `PLAYBILL_SECRET_<REALM>__<NAME>`, or the file named by `…_FILE`, read each time so
 * that it may change. The realm is part of the variable's name, so a realm cannot use another's secret.
 */
export const openSecrets =
  (settings: SecretSettings): Secrets =>
  async (realm, name) => {
    const variable = `PLAYBILL_SECRET_${part(realm)}__${part(name)}`;
    const told = settings[variable];
    if (told !== undefined) return told;
    const file = settings[`${variable}_FILE`];
    if (file === undefined) throw new Error(`The realm ${realm} needs a secret: set ${variable} or ${variable}_FILE`);
    return (await readFile(file, 'utf8')).trim();
  };
