/** Who asks: a visitor with the anonymous key, or staff with the secret one. PostgreSQL's grants and policies do the rest. */
export type Role = 'anon' | 'service_role';

export type Row = Record<string, unknown>;

/** Runs one statement of the transaction. Every parameter goes as text; the SQL says what it is cast to. */
export type Query = (sql: string, parameters?: ReadonlyArray<string | null>) => Promise<Row[]>;

/** One PostgreSQL, embedded or a server, behind the few things this program asks of it. */
export type Database = {
  /** A transaction under a caller's role: committed when `work` resolves, rolled back when it throws. */
  asRole<Result>(role: Role, work: (query: Query) => Promise<Result>): Promise<Result>;
  /** A transaction as the owner of the schema; for migrations and for looking things up on the caller's behalf. */
  asOwner<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};
