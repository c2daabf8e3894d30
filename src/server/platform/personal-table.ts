/** How the rows that belong to an account are found in a table. */
type AccountColumn =
  /** The column holds the account's id. */
  | { by: string }
  /** A column that refers to the `id` of another personal table. */
  | { by: string; in: string };

/** What happens to rows when their account is deleted. */
type Fate =
  /** The rows are deleted. */
  | 'deleted'
  /**
   * The rows stay, but without the reference to the account: what an editor did for the realm belongs to the realm, and
   * the bookkeeping must be complete.
   */
  | 'anonymised'
  /**
   * The rows stay for a year without personal data of the holder, so that the realm can audit what its support staff
   * did.
   */
  | 'tombstone'
  /**
   * A row stays until another service has deleted the data that it names. It has the account's id and no other personal
   * data.
   */
  | 'deleted later'
  /** The rows are deleted, except one that says when the account was deleted. */
  | 'one line';

/** A table with data about an account's holder. Exports and deletions read it. */
export interface PersonalTable {
  belongs: AccountColumn;
  /** Columns that exports omit, with the reason. */
  omitted?: Readonly<Record<string, string>>;
  fate: Fate;
}

/**
 * Creates the definition of a table whose `account_id` names the holder, and whose rows are deleted with the account.
 */
export const ofAccount = { belongs: { by: 'account_id' }, fate: 'deleted' } as const satisfies PersonalTable;

/** The reason for omitting a column with a secret. */
export const SERVER_SECRET = 'a secret of the server that says nothing about the holder';
