import type { Row } from '../database/database.ts';

/** SQL for a `Version` of the row of content_versions with this alias. Null if there is none. */
export const versionJson = (alias: string) => `
  case when ${alias}.id is not null then json_build_object('version', ${alias}.id, 'value', ${alias}.value,
    'baseHash', ${alias}.base_hash, 'by', ${alias}.author_name, 'at', ${alias}.at) end`;

/** Reads the column `json`, which is text, because drivers parse JSON in ways of their own. */
export function readJson<Value>(row: Row): Value {
  return JSON.parse(String(row.json)) as Value;
}
