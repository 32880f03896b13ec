import { createBackendClient } from '#app/forms/kit/send/backend-client.ts';
import { print } from '../cli/terminal.ts';
import { dateRecords, type StoredRecord } from './date-records.ts';
import { type DemoRecord, makeRecords, selectRecords } from './records.ts';
import { sendRecord } from './send-record.ts';
import type { Target } from './target.ts';
import { assertOpen, createTransport } from './transport.ts';

/** The server lets one address have four files in its queue. */
const lanes = 3;
const announceEvery = 20;

export async function storeRecords(target: Target): Promise<void> {
  await assertOpen(target);
  const records = selectRecords(makeRecords(new Date()), target.count);
  print(`Storing ${records.length} invented records at ${target.url} …`);
  const stored: StoredRecord[] = [];
  try {
    await sendAll(records, target, stored);
  } catch (error) {
    if (stored.length > 0) print(`Stopped. Stored so far: ${countKinds(stored)}.`);
    throw error;
  }
  await dateRecords(stored, target);
  print(`Stored: ${countKinds(stored)}.`);
  print(
    target.staffKey
      ? 'They are dated over the past 60 days.'
      : 'All are dated now. To spread them over 60 days, run this on the server’s machine with its DATA_DIR.',
  );
}

async function sendAll(records: DemoRecord[], target: Target, stored: StoredRecord[]): Promise<void> {
  const backend = createBackendClient(target, createTransport(target));
  const queue = records.values();
  const lane = async () => {
    for (const record of queue) {
      stored.push({ id: await sendRecord(record, backend), record });
      if (stored.length % announceEvery === 0) print(`  ${stored.length} of ${records.length}`);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const { reason } of ended.filter((lane) => lane.status === 'rejected')) throw reason;
}

function countKinds(stored: readonly StoredRecord[]): string {
  const count = (kind: DemoRecord['kind']) => stored.filter(({ record }) => record.kind === kind).length;
  return `${count('message')} messages, ${count('claim')} claims, ${count('application')} applications, ${count('verification')} verifications`;
}
