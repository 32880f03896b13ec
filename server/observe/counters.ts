import { Counter, Histogram, Registry } from 'prom-client';
import { kinds } from '#domain/kinds.ts';

const submissionResults = ['stored', 'duplicate', 'refused', 'failed'] as const;
export type SubmissionResult = (typeof submissionResults)[number];

const refusalReasons = [
  'invalid',
  'permission',
  'size',
  'type',
  'scanner',
  'rate limit',
  'unavailable',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Since the start of the process. Labels have few values each: no address, no path, nothing that a visitor sent. */
export const counters = new Registry();
const registers = [counters];
/** Upper bounds, in seconds. */
const buckets = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

export const requests = new Counter({
  name: 'http_requests_total',
  help: 'Requests by route and status.',
  labelNames: ['route', 'status'],
  registers,
});
export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the headers of a request to the end of its response.',
  labelNames: ['route'],
  buckets,
  registers,
});
export const submissions = new Counter({
  name: 'site_submissions_total',
  help: 'Records that visitors sent, by kind and result.',
  labelNames: ['kind', 'result'],
  registers,
});
export const insertSeconds = new Histogram({
  name: 'site_insert_duration_seconds',
  help: 'Time to answer a record that a visitor sent.',
  labelNames: ['kind'],
  buckets,
  registers,
});
export const uploads = new Counter({
  name: 'site_uploads_total',
  help: 'Stored files by bucket and sender.',
  labelNames: ['bucket', 'by'],
  registers,
});
export const uploadedBytes = new Counter({
  name: 'site_uploaded_bytes_total',
  help: 'Bytes of stored files.',
  labelNames: ['bucket', 'by'],
  registers,
});
export const refusals = new Counter({
  name: 'site_refusals_total',
  help: 'Refused rows and files by reason.',
  labelNames: ['reason'],
  registers,
});
export const databaseErrors = new Counter({
  name: 'site_database_errors_total',
  help: 'Errors of the database by class of SQLSTATE, or unavailable.',
  labelNames: ['class'],
  registers,
});

// Shown before anything was counted, so that an alert sees the first one as a rise.
for (const kind of kinds) for (const result of submissionResults) submissions.inc({ kind, result }, 0);
for (const reason of refusalReasons) refusals.inc({ reason }, 0);
databaseErrors.inc({ class: 'unavailable' }, 0);
