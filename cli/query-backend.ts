import { StorageUnknownError } from '@supabase/storage-js';
import { cleanLine } from './clean-text.ts';
import { Problem, Refusal } from './problem.ts';

type Query = { throwOnError(): PromiseLike<{ data: unknown; count: number | null; status: number }> };

/** Sends a query. Throws a Problem if the backend refuses it. */
export async function runQuery(query: Query): Promise<{ data: unknown; count: number; status: number }> {
  try {
    const { data, count, status } = await query.throwOnError();
    return { data, count: count ?? 0, status };
  } catch (error) {
    throw toRestProblem(error);
  }
}

/** Requires an array, because the client takes an empty 404 for success. */
export async function queryRows<Row>(query: Query): Promise<Row[]> {
  const { data } = await runQuery(query);
  if (Array.isArray(data)) return data as Row[];
  throw new Problem('The backend answered without rows. Check BACKEND_URL.');
}

/** For a function that returns a count. */
export async function queryNumber(query: Query): Promise<number> {
  const { data } = await runQuery(query);
  if (typeof data === 'number') return data;
  throw new Problem('The backend answered without a number. Check BACKEND_URL.');
}

function toRestProblem(error: unknown): Error {
  if (!(error instanceof Error) || error.name !== 'PostgrestError') return asError(error);
  const code = 'code' in error ? String(error.code ?? '') : '';
  if (/^PGRST20[25]$/.test(code))
    return new Refusal(
      code,
      'The database of this backend is out of date. Apply the migrations in supabase/ first.',
    );
  return toRefusal('The backend', code, error.message);
}

export function toStorageProblem(error: Error): Error {
  if (error instanceof StorageUnknownError) return asError(error.originalError);
  const code = 'statusCode' in error ? String(error.statusCode) : '';
  return toRefusal('The file store', code, error.message);
}

function toRefusal(who: string, code: string, message: string): Refusal {
  return new Refusal(code, `${who} refused this: ${cleanLine(message)}${code ? ` (${code})` : ''}.`);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Problem('The request to the backend failed. Try again.');
}
