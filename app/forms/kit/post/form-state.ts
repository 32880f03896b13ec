import { createContext, type LoaderFunctionArgs } from 'react-router';
import type { FoundClaim } from '#domain/claims.ts';
import type { Backend } from '../send/backend.ts';
import type { Receipt } from '../send/receipt.ts';
import type { Complaint } from '../send/refusal.ts';

/** A form that was posted without scripts, and what the server lends to store it. */
export type Post = {
  fields: Readonly<Record<string, string>>;
  /** By field, in the order in which they were chosen. */
  files: Readonly<Record<string, readonly File[]>>;
  /** For the row. The same content has the same id, so that a second press stores nothing twice. */
  id: string;
  backend: Backend;
  /** The address of the page with the receipt of the stored row. */
  receiptUrl: string;
};

export type RefusedPost = {
  kind: 'refused';
  /** By field. Never a secret or a file. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** Why nothing was stored, if no field is to blame. */
  message?: Complaint;
  /** Some of what was sent does not come back, and must be typed or chosen again. */
  mustRepeat: boolean;
};

/** A claim that was looked up, with what is needed to add photos to it. */
export type FoundPost = { kind: 'claim'; number: string; email: string; claim: FoundClaim; added: number };

/** What a form's page shows instead of the empty form. The server sets it, or an action. */
export type FormState =
  | RefusedPost
  | { kind: 'stored'; receipt: Receipt }
  | { kind: 'spam'; title: string }
  | FoundPost;

export const post = createContext<Post | null>(null);
export const formState = createContext<FormState | null>(null);

/** The loader of a page with a form. Prerendered pages have no state. */
export function loadFormState({ context }: LoaderFunctionArgs): FormState | null {
  return context.get(formState);
}
