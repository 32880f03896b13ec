import { z } from 'zod';
import { buckets } from '#domain/kinds.ts';
import { kindOfTable, tables } from '../kinds.ts';
import { parseJson } from '../parse-json.ts';
import { Problem } from '../problem.ts';

export const manifestName = 'manifest.json';
/** Content that is read in another way: it has no id, or the schema gives no access to its table. */
const others = ['retention', 'staff_work', 'deleted_records', 'audit', 'website'] as const;

export function tableEntry(name: string): string {
  return `tables/${name}.jsonl`;
}

const entryName = /(?:^|\/)(manifest\.json|tables\/[a-z_]+\.jsonl|files\/[0-9a-f]{64})$/;

/** The name of a backup's entry without folders around it, which an archive packed again by hand may have. */
export function entryNameOf(path: string): string | undefined {
  return entryName.exec(path)?.[1];
}

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const entry = z.string().refine((name) => entryNameOf(name) === name);
const count = z.int().min(0);
const bucket = z.enum([...buckets, 'letters']);

const manifestShape = z.object({
  format: z.literal('harborlight-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  madeFrom: z.string(),
  tables: z.array(
    z.object({
      name: z.enum([...tables, ...others]),
      entry,
      rows: count,
      bytes: count,
      sha256,
    }),
  ),
  files: z.array(z.object({ bucket, path: z.string(), type: z.string(), entry, bytes: count, sha256 })),
  /** Files that a record points to, but the file store did not have. */
  missing: z.array(z.object({ bucket, path: z.string() })),
});

export type Manifest = z.infer<typeof manifestShape>;
export type BackedUpTable = Manifest['tables'][number];
export type BackedUpFile = Manifest['files'][number];

export function parseManifest(text: string): Manifest {
  const content = parseJson(text);
  if (content === undefined) throw new Problem('The manifest of this backup is damaged. Use another backup.');
  const parsed = manifestShape.safeParse(content);
  if (parsed.success) return parsed.data;
  const at = parsed.error.issues[0]?.path.join('.') || 'the start';
  throw new Problem(`This version cannot read the manifest of this backup (at ${at}).`);
}

/** The number of records, and of lines in the audit. */
export function countRecords({ tables }: Manifest): number {
  return tables
    .filter(({ name }) => name === 'audit' || kindOfTable(name))
    .reduce((sum, { rows }) => sum + rows, 0);
}
