import { setTimeout as wait } from 'node:timers/promises';
import type { Deployment } from '../../../support/clients.ts';
import { pdfBytes, resumePath, types } from '../../../support/sample-files.ts';
import { sampleContact } from '../../../support/samples.ts';
import { type Answer, insertRow, uploadFile } from '../requests.ts';

const recoveryTimeout = 15_000;

export const tryUpload = (server: Deployment, size = 50_000): Promise<Answer> =>
  uploadFile(server, 'resumes', resumePath(), pdfBytes(size), types.pdf).catch(describeError);

export const tryInsert = (server: Deployment, changes = {}): Promise<Answer> =>
  insertRow(server, 'contacts', sampleContact(changes)).catch(describeError);

/** A refusal is clear if it is a 503 with a sentence in its body. */
export function isClearRefusal({ status, text }: Answer): boolean {
  return status === 503 && /"message":"[A-Z][^"]{10,}/.test(text);
}

/** Retries until an attempt succeeds. Resolves to the milliseconds, or to undefined after the timeout. */
export async function measureRecovery(
  attempt: () => Promise<Answer>,
  stored: number,
): Promise<number | undefined> {
  const started = performance.now();
  while (performance.now() - started < recoveryTimeout) {
    if ((await attempt()).status === stored) return Math.round(performance.now() - started);
    await wait(100);
  }
  return undefined;
}

function describeError(error: unknown): Answer {
  return { status: 0, text: String(error) };
}
