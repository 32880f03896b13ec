import type { Dialect } from 'kysely';

/** A visitor with the public key, or staff with the secret key. PostgreSQL's grants and policies decide what each may do. */
export type Role = 'anon' | 'service_role';

export type Row = Record<string, unknown>;

/**
 * Runs one statement of the transaction. Parameters are sent as text, and the SQL casts them. `seconds`: how long the answer may
 * take, for a text with many statements. PostgreSQL itself limits each statement.
 */
export type Query = (
  sql: string,
  parameters?: ReadonlyArray<string | null>,
  seconds?: number,
) => Promise<Row[]>;

/** PostgreSQL, embedded or a server. */
export type Database = {
  /** A transaction under a caller's role: committed when `work` resolves, rolled back when it throws. */
  asRole<Result>(role: Role, work: (query: Query) => Promise<Result>): Promise<Result>;
  /** A transaction as the owner of the schema, for migrations and lookups that no caller may do. */
  asOwner<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** For libraries that write their own SQL, as the owner. Loads Kysely, which takes a quarter of a second. */
  loadDialect(): Promise<Dialect>;
  close(): Promise<void>;
};
