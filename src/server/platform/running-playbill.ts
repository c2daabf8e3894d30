import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { RealmConfig } from './env.ts';

/** Time in milliseconds within which a Playbill process on this machine must answer. */
const ASK_TIMEOUT_MS = 2000;

const Ready = z.object({ database: z.string() });

/** A Playbill process that answers at the configured port of this machine. */
export interface RunningPlaybill {
  /** Origin at which the process answers. */
  origin: string;
  /** Database id from `readDatabaseId`. */
  database: string;
}

const everyAddress: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Finds the Playbill process at the configured host and port; undefined when there is none or its database is down. */
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

/** True if a command would create a new database: an embedded one in a folder that was never used. */
export const isNewDatabase = ({ databaseUrl, dataFolder }: Pick<RealmConfig, 'databaseUrl' | 'dataFolder'>): boolean =>
  databaseUrl === undefined && !existsSync(path.join(dataFolder, 'playbill.json'));
