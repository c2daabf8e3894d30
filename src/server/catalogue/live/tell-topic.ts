import { sql } from 'kysely';
import * as z from 'zod';
import { TopicMessage } from '#schemas/wire/live.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** The channel of the database by which instances tell each other what is for the readers of a topic. */
export const TOPIC_CHANNEL = 'playbill_topic';

/** What goes over the channel; the database takes less than 8,000 bytes. */
const Tidings = z.object({ realm: z.string(), message: TopicMessage });
type Tidings = z.infer<typeof Tidings>;

/** Tells whoever reads a topic, on every instance, once the transaction is through; nobody if it is rolled back. */
export async function tellTopic(tx: Tx, realm: string, message: TopicMessage): Promise<void> {
  const tidings: Tidings = { realm, message };
  await sql`select pg_notify(${TOPIC_CHANNEL}, ${JSON.stringify(tidings)})`.execute(tx);
}

/** What came over the channel; undefined for what this program does not know, as a newer one may say, and for no tidings at all. */
export function readTidings(payload: string): Tidings | undefined {
  try {
    return Tidings.safeParse(JSON.parse(payload)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
