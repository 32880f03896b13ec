/** A reason for a rejected request that a visitor can act on. */
export type Refusal =
  | { reason: 'too-many' | 'closed'; seconds: number }
  /** The file itself is not accepted. `uploadOnce` says which one. */
  | { reason: 'file'; file?: File }
  /** The uploaded files can no longer be used: too old, deleted, or part of another record. */
  | { reason: 'uploads' };
