import { clientsOf } from './clients.ts';
import { sampleVerification } from './samples.ts';
import type { RunningServer } from './start-server.ts';
import { expect } from './test.ts';
import { sendWithFiles } from './upload-files.ts';

export const passphrase = 'lantern oyster ferry quilt mango';

/** Expects neither the private key nor its passphrase nor the number of `sendVerification` in what a page has sent. */
export function expectUnsent(traffic: string, privateKey: string) {
  const [, secretLine = ''] = /\n\n(.{40,})\n/.exec(privateKey) ?? [];
  expect(secretLine).not.toBe('');
  for (const secret of [passphrase, secretLine, 'PRIVATE KEY', '900-12-3456', '900123456'])
    expect(traffic).not.toContain(secret);
}

/** Sends a verification with a number, and resolves to its id. */
export async function sendVerification(server: RunningServer): Promise<string> {
  const row = sampleVerification();
  await sendWithFiles(clientsOf(server).visitor, 'employment_verifications', row);
  return row.id;
}
