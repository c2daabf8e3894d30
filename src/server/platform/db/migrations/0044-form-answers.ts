import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Answers to forms that a realm shows on its pages (decision 076). `key` is the same for each try to send the same answer. An answer of a
 * guest has no account. `forget_at` is when the answer is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table form_answers (
      realm text not null references realms (realm) on delete cascade,
      id text not null,
      form text not null,
      key text not null,
      account_id text,
      locale text not null,
      fields jsonb not null,
      answered_at timestamptz not null,
      forget_at timestamptz not null,
      primary key (realm, id),
      unique (realm, form, key),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index form_answers_by_time on form_answers (realm, form, answered_at)`.execute(db);
  await sql`create index form_answers_to_forget on form_answers (realm, forget_at)`.execute(db);
  await sql`create index form_answers_of_account on form_answers (realm, account_id)`.execute(db);
  await guardByRealm(db, 'form_answers');
}
