import { StorageUnknownError } from '@supabase/storage-js';
import { cleanLine } from './clean-text.ts';
import { Problem, Refusal } from './problem.ts';

type Answer = { data: unknown; count: number | null; status: number };

/** Sends a query; throws a Problem for whatever is not the answer hoped for. */
export async function ask<Data>(query: {
  throwOnError(): PromiseLike<Answer>;
}): Promise<{ data: Data; count: number; status: number }> {
  try {
    const { data, count, status } = await query.throwOnError();
    return { data: data as Data, count: count ?? 0, status };
  } catch (error) {
    throw toRestProblem(error);
  }
}

/** Rows, and nothing that merely looks like success: the client takes an empty 404 for one. */
export async function askRows<Row>(query: Parameters<typeof ask>[0]): Promise<Row[]> {
  const { data } = await ask<unknown>(query);
  if (Array.isArray(data)) return data as Row[];
  throw new Problem('The backend answered without rows. Check INBOX_URL.');
}

function toRestProblem(error: unknown): Error {
  if (!(error instanceof Error) || error.name !== 'PostgrestError') return asError(error);
  const code = 'code' in error ? String(error.code ?? '') : '';
  if (/^PGRST20[25]$/.test(code))
    return new Refusal(
      code,
      'This backend lacks a part of the schema. Apply the migrations in supabase/ first.',
    );
  return new Refusal(
    code,
    `The backend refused this: ${cleanLine(error.message)}${code ? ` (${code})` : ''}.`,
  );
}

export function toStorageProblem(error: Error): Error {
  if (error instanceof StorageUnknownError) return asError(error.originalError);
  const code = 'statusCode' in error ? String(error.statusCode) : '';
  return new Refusal(
    code,
    `The file store refused this: ${cleanLine(error.message)}${code ? ` (${code})` : ''}.`,
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Problem('The backend could not be asked.');
}
