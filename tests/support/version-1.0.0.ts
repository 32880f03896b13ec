import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDigits } from '#app/lib/submit/random.ts';
import type { Database } from '../../server/store/database/database.ts';
import type { CallFunction } from '../../server/store/records/record-store.ts';
import { callSource } from '../../server/store/rows/call-source.ts';
import { asJson, readResult } from '../../server/store/rows/json-result.ts';
import { loadSchemaCache } from '../../server/store/rows/schema-cache.ts';

/** The folders of 1.0.0's migrations: the files that released-migrations.json has held since then. */
export async function copyMigrations(dir: string): Promise<string[]> {
  const released = JSON.parse(await readFile('server/store/database/released-migrations.json', 'utf8'));
  for (const file of Object.keys(released['1.0.0'])) {
    const copy = path.join(dir, file);
    await mkdir(path.dirname(copy), { recursive: true });
    await cp(file, copy);
  }
  return [path.join(dir, 'supabase'), path.join(dir, 'server/staff')];
}

/** The columns that 1.0.0's forms send, with the files that they have uploaded before. */
function makeRows() {
  const digits = makeDigits();
  const resume = `applicants/${digits}-grace-hopper.pdf`;
  const url = (bucket: string, name: string) =>
    `https://example.com/storage/v1/object/public/${bucket}/${name}`;
  const person = { email: 'ada@example.com', phone: '212-555-0123' };
  const address = { city: 'New York', state: 'NY', zip_code: '10004' };
  return {
    files: [
      { bucket: 'resumes', name: resume },
      { bucket: 'employment-documents', name: `front_${digits}.jpg` },
      { bucket: 'employment-documents', name: `back_${digits}.png` },
    ],
    rows: {
      contacts: {
        id: randomUUID(),
        name: 'Ada Lovelace',
        ...person,
        subject: 'A question',
        message: 'Is a flood covered?',
      },
      job_applications: {
        ...{ id: randomUUID(), full_name: 'Grace Hopper', ...person, street: '1 Harbor Street', ...address },
        ...{ cover_letter: '', job_title: 'Data Entry Clerk', resume_url: url('resumes', resume) },
      },
      employment_verifications: {
        ...{ id: randomUUID(), first_name: 'Mary', last_name: 'Jackson', ...person, phone_carrier: 'AT&T' },
        ...{
          street_address: '1 Harbor Street',
          ...address,
          bank_name: 'First Bank',
          credit_score: 'Good (700-749)',
        },
        ...{ social_security: '900-12-3456', position: 'Other', other_position: null, additional_info: null },
        dl_front_url: url('employment-documents', `front_${digits}.jpg`),
        dl_back_url: url('employment-documents', `back_${digits}.png`),
      },
    },
  };
}

export type Stored = ReturnType<typeof makeRows>['rows'];

/** Stores a row of each form by 1.0.0's statements, under the role of a visitor. */
export async function storeRows(database: Database, dataDir: string): Promise<Stored> {
  const { files, rows } = makeRows();
  for (const { bucket, name } of files) {
    const version = randomUUID();
    await mkdir(path.join(dataDir, 'files', bucket), { recursive: true });
    await writeFile(path.join(dataDir, 'files', bucket, version), bucket);
    await database.asRole('anon', async (query) => {
      await query(
        "select set_config('storage.operation', $1, true), set_config('request.headers', $2, true)",
        ['storage.object.upload', '{}'],
      );
      await query(
        `insert into storage.objects (id, bucket_id, name, version, metadata)
          values ($1::text::uuid, $2, $3, $4, $5::text::jsonb)`,
        [
          randomUUID(),
          bucket,
          name,
          version,
          JSON.stringify({ size: bucket.length, contentLength: bucket.length, mimetype: 'application/pdf' }),
        ],
      );
    });
  }
  for (const [table, row] of Object.entries(rows)) {
    const names = Object.keys(row)
      .map((name) => `"${name}"`)
      .join(', ');
    await database.asRole('anon', (query) =>
      query(
        `insert into public."${table}" (${names}) select ${names} from json_populate_recordset(null::public."${table}", $1::text::json)`,
        [JSON.stringify([row])],
      ),
    );
  }
  return rows;
}

/** Calls functions as 1.0.0's server does: by the names of their parameters, with the types that it finds at its start. */
export async function callerOf(database: Database): Promise<CallFunction> {
  const { routines } = await loadSchemaCache(database);
  return (name, parameters) =>
    database.asRole('service_role', async (query) => {
      const routine = routines.get(name);
      if (!routine) throw new Error(`The schema has no function ${name}.`);
      const names = Object.keys(parameters);
      const values = names.length > 0 ? [JSON.stringify(parameters)] : [];
      const { body } = readResult(await query(asJson(callSource(routine, names)), values));
      const results = JSON.parse(body) as unknown[];
      return routine.returnsSet ? results : results[0];
    });
}
