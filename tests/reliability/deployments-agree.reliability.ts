import { expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { naughtyStrings } from '../support/naughty.ts';
import { samples } from '../support/samples.ts';
import { withFiles } from '../support/upload-files.ts';
import { dataDirWithKeys, postgresFor, seededDataDir, serverFor } from './fixtures.ts';

type Tables = keyof typeof samples;

const fields: Array<[Tables, string]> = [
  ['contacts', 'name'],
  ['contacts', 'email'],
  ['contacts', 'phone'],
  ['job_applications', 'resume_url'],
  ['job_applications', 'zip_code'],
  ['employment_verifications', 'social_security'],
  ['employment_verifications', 'first_name'],
];

it('both deployments give the same answer to the same naughty input', async () => {
  const databaseUrl = await (await postgresFor()).createDatabase('agree');
  const [embedded, postgres] = await Promise.all([
    serverFor({ dataDir: await seededDataDir() }),
    serverFor({ dataDir: await dataDirWithKeys(), databaseUrl }),
  ]);
  const a = clientsOf(embedded);
  const b = clientsOf(postgres);
  const answers: string[] = [];
  for (const [at, text] of naughtyStrings()
    .filter((_, at) => at % 3 === 0)
    .entries()) {
    const [table, column] = fields[at % fields.length] as [Tables, string];
    const row: Record<string, unknown> = samples[table]({ [column]: text });
    await Promise.all([withFiles(a.staff, row), withFiles(b.staff, row)]);
    const [first, second] = await Promise.all([
      a.visitor.from(table).insert(row),
      b.visitor.from(table).insert(row),
    ]);
    const told = ({ status, error }: typeof first) => [status, error?.code, error?.message, error?.details];
    expect(told(second), JSON.stringify(text)).toEqual(told(first));
    answers.push(String(first.status));
  }
  expect(new Set(answers)).toEqual(new Set(['201', '400']));
});
