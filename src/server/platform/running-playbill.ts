import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { RealmConfig } from './env.ts';

/** A program on this machine answers at once, or is no Playbill that takes requests. */
const ASK_TIMEOUT_MS = 2000;

const Ready = z.object({ database: z.string() });

/** A Playbill that answers at the configured port of this machine. */
export interface RunningPlaybill {
  /** Where it answers. */
  origin: string;
  /** Which database it uses, as `readDatabaseId` names it. */
  database: string;
}

const everyAddress: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Finds the Playbill that answers at the configured host and port; undefined where there is none, or its database is away. */
export async function findRunningPlaybill({
  host,
  port,
}: Pick<RealmConfig, 'host' | 'port'>): Promise<RunningPlaybill | undefined> {
  if (port === 0) return undefined;
  const address = everyAddress[host] ?? host;
  const origin = `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
  try {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
    return { origin, ...Ready.parse(await answer.json()) };
  } catch {
    return undefined;
  }
}

/** Whether the database of a command would be a new one: an embedded one in a folder that no Playbill has used. */
export const isNewDatabase = ({ databaseUrl, dataFolder }: Pick<RealmConfig, 'databaseUrl' | 'dataFolder'>): boolean =>
  databaseUrl === undefined && !existsSync(path.join(dataFolder, 'playbill.json'));
