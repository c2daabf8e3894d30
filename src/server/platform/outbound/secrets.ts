import { readFile } from 'node:fs/promises';

/** What PLAYBILL_SECRET_… variables say, by their whole names. */
export type SecretSettings = Readonly<Record<string, string>>;

/** A secret of a realm by the name that its folder gives it. */
export type Secrets = (realm: string, name: string) => Promise<string>;

/** All of an environment that names secrets. */
export const secretSettings = (env: Record<string, string | undefined>): SecretSettings =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith('PLAYBILL_SECRET_') && value ? [[name, value]] : [],
    ),
  );

const part = (name: string) => name.toUpperCase().replaceAll('-', '_');

/**
 * Secrets by name: `PLAYBILL_SECRET_<REALM>__<NAME>`, or the file that `…_FILE` names, read each time so that it may change.
 * A realm's folder holds names alone, and the realm is part of the variable: one cannot use another's.
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
