import type { InboxEntry, Note } from '#domain/records.ts';

/** A new message in the inbox. */
export function sampleEntry(changes: Partial<InboxEntry> = {}): InboxEntry {
  return {
    kind: 'message',
    record_id: '0f4c8a52-1111-4222-8333-444455556666',
    created_at: '2026-11-16T15:00:00Z',
    person: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '212-555-0123',
    headline: 'A question',
    hurt: false,
    state: 'new',
    assignee: null,
    assignee_name: null,
    first_response_at: null,
    waiting_since: '2026-11-16T15:00:00Z',
    undelivered: false,
    disowned: false,
    reply_to: null,
    snoozed_until: null,
    outcome: null,
    closed_at: null,
    language: 'en',
    version: 1,
    revision: 1,
    ...changes,
  };
}

/** A note of a colleague. */
export function sampleNote(changes: Partial<Note> = {}): Note {
  return {
    id: crypto.randomUUID(),
    written_at: '2026-11-16T15:00:00Z',
    author: 'dana',
    author_name: 'Dana Reyes',
    sort: 'note',
    body: 'Called, nobody there.',
    address: null,
    confirmed: true,
    automatic: false,
    quoted: '',
    subject: null,
    appointment: null,
    calendar: null,
    claim_status: null,
    delivered_at: null,
    failed_at: null,
    failure: null,
    attempts: 0,
    last_failure: null,
    files: [],
    ...changes,
  };
}
