import { language } from '#content/language.ts';
import type { RecordTable } from '#domain/kinds.ts';
import { languages } from '#domain/languages.ts';
import type { Backend, Row } from './backend.ts';
import { shownRelease } from './shown-release.ts';

/**
 * Stores a row with the language of its page and the release that the page shows. English is the default of the column, so English pages
 * do not send it, and pages that show the files alone send no release.
 */
export function insertRow(
  backend: Backend,
  table: RecordTable,
  row: Row,
  code: string = language.code,
): Promise<boolean> {
  const shown = shownRelease();
  return backend.insert(table, {
    ...row,
    ...(code !== languages.en.code && { language: code }),
    ...(shown > 0 && { site_release: String(shown) }),
  });
}
