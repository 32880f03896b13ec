import { readFile } from 'node:fs/promises';
import { type DocumentKind, inspectBytes } from '../../../server/store/files/documents/inspect-bytes.ts';

// Inspects one document in a process of its own, so that its memory can be measured.
const [kind = 'pdf', file = ''] = process.argv.slice(2);
console.warn = () => {};
const bytes = await readFile(file);
const started = performance.now();
const accepted = await inspectBytes(kind as DocumentKind, bytes).then(
  () => true,
  () => false,
);
const milliseconds = Math.round(performance.now() - started);
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(JSON.stringify({ accepted, milliseconds, megabytes }));
