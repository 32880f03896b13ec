import { kinds } from '#domain/kinds.ts';
import { createCounter, createHistogram, type Metric } from './metrics.ts';

export const submissionResults = ['stored', 'duplicate', 'refused', 'failed'] as const;
export const refusalReasons = [
  ...(['invalid', 'permission', 'size', 'type', 'scanner', 'rate limit', 'unavailable'] as const),
];

export const requests = createCounter('http_requests_total', 'Requests by route and status.');
export const requestSeconds = createHistogram(
  'http_request_duration_seconds',
  'Time from the headers of a request to the end of its response.',
);
export const submissions = createCounter(
  'site_submissions_total',
  'Records that visitors sent, by kind and result.',
  kinds.flatMap((kind) => submissionResults.map((result) => ({ kind, result }))),
);
export const insertSeconds = createHistogram(
  'site_insert_duration_seconds',
  'Time to answer a record that a visitor sent.',
);
export const uploads = createCounter('site_uploads_total', 'Stored files by bucket and sender.');
export const uploadedBytes = createCounter('site_uploaded_bytes_total', 'Bytes of stored files.');
export const refusals = createCounter(
  'site_refusals_total',
  'Refused rows and files by reason.',
  refusalReasons.map((reason) => ({ reason })),
);
export const databaseErrors = createCounter(
  'site_database_errors_total',
  'Errors of the database by class of SQLSTATE, or unavailable.',
  [{ class: 'unavailable' }],
);

export const counters: Metric[] = [
  ...[requests, requestSeconds, submissions, insertSeconds],
  ...[uploads, uploadedBytes, refusals, databaseErrors],
];
