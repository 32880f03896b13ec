import { expect } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { naughtyStrings } from '../support/naughty.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { samples } from '../support/samples.ts';
import { withFiles } from '../support/upload-files.ts';

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

/** Sends one of `step` naughty strings to both deployments, and compares the answers. */
export async function compareDeployments(step: number): Promise<void> {
  const [embedded, postgres] = await Promise.all([serverForTest({ database: 'embedded' }), serverForTest()]);
  const a = clientsOf(embedded);
  const b = clientsOf(postgres);
  const statuses = new Set<number>();
  const strings = naughtyStrings().filter((_, at) => at % step === 0);
  for (const [at, text] of strings.entries()) {
    const [table, column] = fields[at % fields.length] as [Tables, string];
    const row: Record<string, unknown> = samples[table]({ [column]: text });
    await Promise.all([withFiles(a.staff, row), withFiles(b.staff, row)]);
    const [first, second] = await Promise.all([
      a.visitor.from(table).insert(row),
      b.visitor.from(table).insert(row),
    ]);
    const told = ({ status, error }: typeof first) => [status, error?.code, error?.message, error?.details];
    expect(told(second), JSON.stringify(text)).toEqual(told(first));
    statuses.add(first.status);
  }
  expect(statuses).toEqual(new Set([201, 400]));
}
