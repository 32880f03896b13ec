import type { Kind } from './kinds.ts';
import type { LanguageCode } from './languages.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';

/** A text that answers start from. Its placeholders are those of fill-placeholders.ts. */
export type SavedReply = {
  id: string;
  /** Null: for every kind. */
  kind: Kind | null;
  /** How the work ended, for texts that say so: one of `replyOutcomes` of the kind. */
  outcome: Outcome | null;
  /** That it is written in. */
  language: LanguageCode;
  name: string;
  body: string;
  changed_at: string;
  /** Null: it came with the app, and nobody has changed it. */
  changed_by: string | null;
};

/** What an owner writes of it. */
export type SavedReplyText = Pick<SavedReply, 'kind' | 'outcome' | 'language' | 'name' | 'body'>;

export const replyLimits = { name: 80, body: 5000, count: 200 };

/** Outcomes that the person is told about. */
export const replyOutcomes: Record<Kind, readonly Outcome[]> = { ...outcomesOf, message: [] };

/** Whether a text of this kind can be about this outcome. */
export function fitsKind({ kind, outcome }: Pick<SavedReply, 'kind' | 'outcome'>): boolean {
  return outcome === null || (kind !== null && replyOutcomes[kind].includes(outcome));
}
