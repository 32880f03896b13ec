import { setTimeout as wait } from 'node:timers/promises';
import { pdfBytes, resumePath, types } from '../../../tests/support/sample-files.ts';
import { sampleContact } from '../../../tests/support/samples.ts';
import type { RunningServer } from '../../../tests/support/start-server.ts';
import { type Answer, insertRow, uploadFile } from '../visitor.ts';

const patience = 15_000;

export const tryUpload = (server: RunningServer, size = 50_000): Promise<Answer> =>
  uploadFile(server, 'resumes', resumePath(), pdfBytes(size), types.pdf).catch(brokenOff);

export const tryInsert = (server: RunningServer, changes = {}): Promise<Answer> =>
  insertRow(server, 'contacts', sampleContact(changes)).catch(brokenOff);

/** A refusal that a client understands: 503, and a sentence in its body. */
export function isClear({ status, text }: Answer): boolean {
  return status === 503 && /"message":"[A-Z][^"]{10,}/.test(text);
}

/** Tries again until it works; how many milliseconds that took, or undefined where it never did. */
export async function recovers(attempt: () => Promise<Answer>, stored: number): Promise<number | undefined> {
  const started = performance.now();
  while (performance.now() - started < patience) {
    if ((await attempt()).status === stored) return Math.round(performance.now() - started);
    await wait(100);
  }
  return undefined;
}

function brokenOff(error: unknown): Answer {
  return { status: 0, text: String(error) };
}
