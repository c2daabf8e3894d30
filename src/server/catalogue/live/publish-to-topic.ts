import { sql } from 'kysely';
import * as z from 'zod';
import { TopicMessage } from '#schemas/wire/catalogue/live.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** PostgreSQL NOTIFY channel for messages to the readers of a topic on all instances. */
export const TOPIC_CHANNEL = 'playbill_topic';

/** Payload of the channel; PostgreSQL limits it to less than 8,000 bytes. */
const Tidings = z.object({ realm: z.string(), message: TopicMessage });
type Tidings = z.infer<typeof Tidings>;

/** Sends a message to a topic's readers on every instance when the transaction commits. */
export async function publishToTopic(tx: Tx, realm: string, message: TopicMessage): Promise<void> {
  const tidings: Tidings = { realm, message };
  await sql`select pg_notify(${TOPIC_CHANNEL}, ${JSON.stringify(tidings)})`.execute(tx);
}

/** Parses a payload; undefined for messages that this version does not know and for invalid JSON. */
export function parseTopicPayload(payload: string): Tidings | undefined {
  try {
    return Tidings.safeParse(JSON.parse(payload)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
