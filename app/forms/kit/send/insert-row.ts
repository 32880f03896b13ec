import { language } from '#content/language.ts';
import type { RecordTable } from '#domain/kinds.ts';
import { languages } from '#domain/languages.ts';
import type { Backend, Row } from './backend.ts';

/** Stores a row with the language of its page. English is the default of the column, so English pages do not send it. */
export function insertRow(
  backend: Backend,
  table: RecordTable,
  row: Row,
  code: string = language.code,
): Promise<boolean> {
  return backend.insert(table, code === languages.en.code ? row : { ...row, language: code });
}
