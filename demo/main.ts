import { createBackendClient } from '#app/lib/submit/backend-client.ts';
import { CannotRun } from '../preflight/finding.ts';
import { dateRecords, type StoredRecord } from './date-records.ts';
import { type DemoRecord, makeRecords, selectRecords } from './records.ts';
import { sendRecord } from './send-record.ts';
import { help, readSettings, type Settings } from './settings.ts';
import { assertOpen, createTransport } from './transport.ts';

/** The server lets one address have four files in its queue. */
const lanes = 3;
const announceEvery = 20;

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings === 'help') console.log(help);
  else await storeRecords(settings);
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function storeRecords(settings: Settings): Promise<void> {
  await assertOpen(settings);
  const records = selectRecords(makeRecords(new Date()), settings.count);
  console.log(`Storing ${records.length} invented records at ${settings.url} …`);
  const stored: StoredRecord[] = [];
  try {
    await sendAll(records, settings, stored);
  } catch (error) {
    if (stored.length > 0) console.log(`Stopped. Stored so far: ${countKinds(stored)}.`);
    throw error;
  }
  await dateRecords(stored, settings);
  console.log(`Stored: ${countKinds(stored)}.`);
  console.log(
    settings.staffKey
      ? 'They are dated over the past 60 days.'
      : 'All are dated now. To spread them over 60 days, run this on the server’s machine with its DATA_DIR.',
  );
}

async function sendAll(records: DemoRecord[], settings: Settings, stored: StoredRecord[]): Promise<void> {
  const backend = createBackendClient(settings, createTransport(settings));
  const queue = records.values();
  const lane = async () => {
    for (const record of queue) {
      stored.push({ id: await sendRecord(record, backend), record });
      if (stored.length % announceEvery === 0) console.log(`  ${stored.length} of ${records.length}`);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const { reason } of ended.filter((lane) => lane.status === 'rejected')) throw reason;
}

function countKinds(stored: readonly StoredRecord[]): string {
  const count = (kind: DemoRecord['kind']) => stored.filter(({ record }) => record.kind === kind).length;
  return `${count('message')} messages, ${count('application')} applications, ${count('verification')} verifications`;
}
