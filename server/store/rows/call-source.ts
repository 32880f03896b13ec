import type { Query } from '../database/database.ts';
import { quoted, type Routine } from './schema-cache.ts';

/**
 * A FROM item that calls a routine of the public schema with the named arguments of one JSON object, the parameter $1.
 * PostgreSQL converts each argument to the type of its parameter, as PostgREST has it do.
 */
export function callSource({ name, parameters }: Routine, names: string[]): string {
  if (names.length === 0) return `public.${quoted(name)}()`;
  const columns = names.map((parameter) => `${quoted(parameter)} ${parameters.get(parameter)}`);
  const values = names.map((parameter) => `${quoted(parameter)} => given.${quoted(parameter)}`);
  return `json_to_record($1::text::json) as given (${columns.join(', ')}) cross join lateral public.${quoted(name)}(${values.join(', ')})`;
}

/** Tells functions with a limit who asks, as Supabase does. */
export async function setSender(query: Query, address: string): Promise<void> {
  await query("select set_config('request.headers', $1, true)", [
    JSON.stringify({ 'x-forwarded-for': address }),
  ]);
}
