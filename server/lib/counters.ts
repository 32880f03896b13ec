import { Counter, Histogram, Registry } from 'prom-client';
import { kinds } from '#domain/kinds.ts';

const submissionResults = ['stored', 'duplicate', 'ignored', 'refused', 'failed'] as const;
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

function createCounter<Label extends string>(name: string, help: string, labelNames: Label[]) {
  return new Counter({ name, help, labelNames, registers });
}

function createHistogram<Label extends string>(name: string, help: string, labelNames: Label[]) {
  return new Histogram({ name, help, labelNames, buckets, registers });
}

export const requests = createCounter('http_requests_total', 'Requests by route and status.', [
  'route',
  'status',
]);
export const requestSeconds = createHistogram(
  'http_request_duration_seconds',
  'Time from the headers of a request to the end of its response.',
  ['route'],
);
export const submissions = createCounter(
  'site_submissions_total',
  'Records that visitors sent, by kind and result.',
  ['kind', 'result'],
);
export const insertSeconds = createHistogram(
  'site_insert_duration_seconds',
  'Time to answer a record that a visitor sent.',
  ['kind'],
);
export const uploads = createCounter('site_uploads_total', 'Stored files by bucket and sender.', [
  'bucket',
  'by',
]);
export const uploadedBytes = createCounter('site_uploaded_bytes_total', 'Bytes of stored files.', [
  'bucket',
  'by',
]);
export const refusals = createCounter('site_refusals_total', 'Refused rows and files by reason.', ['reason']);
export const databaseErrors = createCounter(
  'site_database_errors_total',
  'Errors of the database by class of SQLSTATE, or unavailable.',
  ['class'],
);

/** The server ends in order after the first one. */
export const unexpectedErrors = createCounter(
  'site_unexpected_errors_total',
  'Errors that no code expected.',
  [],
);

// Shown before anything was counted, so that an alert sees the first one as a rise.
for (const kind of kinds) for (const result of submissionResults) submissions.inc({ kind, result }, 0);
for (const reason of refusalReasons) refusals.inc({ reason }, 0);
databaseErrors.inc({ class: 'unavailable' }, 0);
