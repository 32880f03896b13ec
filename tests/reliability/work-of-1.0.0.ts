import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { CallFunction } from '../../server/store/records/record-store.ts';
import type { Stored } from '../support/version-1.0.0.ts';

const kinds = ['message', 'application', 'verification'];
const note = { id: expect.any(String), written_at: expect.any(String), author: 'dana', author_name: 'Dana' };

/** Makes every call of 1.0.0's staff app, with its parameters, and checks what it reads of the results. */
export async function workOn(call: CallFunction, rows: Stored): Promise<void> {
  const { contacts: message, job_applications: application, employment_verifications: verification } = rows;
  const ids = { message: message.id, application: application.id, verification: verification.id };
  await call('staff_enable_mail', { enabled: true });
  const [first] = (await call('staff_list', { kinds, words: ['flood'], page_size: 50 })) as unknown[];
  expect(first).toMatchObject({ kind: 'message', record_id: message.id, state: 'new', version: 1 });
  expect(await call('staff_count', { kinds })).toMatchObject({
    new: expect.any(Number),
    done: expect.any(Number),
  });
  expect(await call('staff_unanswered', { since: '2026-01-01T00:00:00Z' })).toContainEqual(
    expect.objectContaining({ kind: 'message', record_id: message.id, created_at: expect.any(String) }),
  );
  for (const [kind, id] of Object.entries(ids)) await workOnOne(call, kind, id);
  await readFigures(call);
  expect(await call('staff_sealed_number', { wanted_id: verification.id })).toHaveProperty('sealed');
}

/** Deletes an application for good, as 1.0.0 does. */
export async function deleteApplication(call: CallFunction, id: string): Promise<void> {
  expect(await call('staff_delete', { records: [{ kind: 'application', record_id: id }] })).toMatchObject({
    deleted: [{ record_id: id }],
    files: [{ bucket: 'resumes' }],
    keep_days: { message: expect.any(Number) },
  });
}

async function workOnOne(call: CallFunction, kind: string, id: string): Promise<void> {
  const record = { kinds, wanted_kind: kind, wanted_id: id };
  const by = { author: 'dana', author_name: 'Dana' };
  const found = (await call('staff_find', record)) as { entry: { version: number }; files: unknown[] };
  expect(found).toMatchObject({
    entry: { record_id: id, first_response_at: null },
    record: { id },
    notes: [],
  });
  expect(found.files).toHaveLength({ message: 0, application: 1 }[kind] ?? 2);
  expect(await call('staff_add_note', { ...record, ...by, sort: 'note', body: 'Called' })).toMatchObject({
    ...note,
    sort: 'note',
    body: 'Called',
  });
  const reply = { reply_id: randomUUID(), ...by, subject: 'Your question', body: 'Dear Ada' };
  for (const _ of ['once', 'again'])
    expect(await call('staff_send_reply', { ...record, ...reply })).toMatchObject({
      ...note,
      sort: 'reply_sent',
    });
  expect(await call('staff_mail_of_record', record)).toContainEqual(
    expect.objectContaining({ purpose: 'reply', note_id: reply.reply_id, sent_at: null }),
  );
  const seen = ((await call('staff_find', record)) as typeof found).entry.version;
  const change = { state: 'done', changed_by: 'Dana' };
  expect(await call('staff_change', { ...record, seen_version: seen, change })).toMatchObject({
    outcome: 'changed',
    entry: { state: 'done', first_response_at: expect.any(String) },
  });
  expect(await call('staff_change', { ...record, seen_version: seen, change })).toMatchObject({
    outcome: 'stale',
    changed_by: 'Dana',
  });
}

async function readFigures(call: CallFunction): Promise<void> {
  const period = {
    first_day: '2026-01-01',
    late_before: '2099-01-01T00:00:00Z',
    time_zone: 'America/New_York',
  };
  expect(await call('staff_overview', { kinds, ...period })).toMatchObject({
    arrivals: expect.any(Array),
    answers: expect.any(Array),
    waiting: expect.any(Array),
    longest: expect.any(Array),
    due: expect.any(Array),
  });
  expect(await call('staff_mail_state', {})).toMatchObject({ enabled: true, given_up: 0 });
  expect(await call('staff_jobs', { kinds })).toContain('Data Entry Clerk');
  expect(await call('staff_retention', {})).toContainEqual({ kind: 'message', days: expect.any(Number) });
  const [mail] = (await call('staff_claim_mail', { how_many: 1, lease_seconds: 60 })) as { id: string }[];
  await call('staff_record_delivery', { wanted_id: mail?.id, failure: null, retry_seconds: null });
  await call('staff_delete_old_mail', {});
  await call('purge_expired', {});
  await call('orphaned_uploads', { min_age: '1 day' });
}
