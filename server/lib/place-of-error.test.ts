import { expect, test } from 'vitest';
import { placeOf } from './place-of-error.ts';

const errorWith = (message: string, frames: string[]) =>
  Object.assign(new Error(message), {
    stack: [`Error: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  });
const root = new URL('../..', import.meta.url).href;

test.for([
  ['a file of this project', [`send (${root}server/mail/send.ts:12:5)`], 'server/mail/send.ts:12:5'],
  [
    'the file of this project that called a package',
    [`on (${root}node_modules/pg/lib/client.js:1:2)`, `async ${root}server/main.ts:3:4`],
    'server/main.ts:3:4',
  ],
  [
    'a file of Node',
    ['TCP.onStreamRead (node:internal/stream_base_commons:216:20)'],
    'node:internal/stream_base_commons:216:20',
  ],
  ['nothing', [], 'unknown'],
] as const)('the place of an error is %s', ([, frames, place]) => {
  expect(placeOf(errorWith('failed', [...frames]))).toBe(place);
});

test('no line of a message is a place', () => {
  expect(placeOf(errorWith('Dear office,\n    at Ada Lovelace:1:2', []))).toBe('unknown');
  expect(placeOf('Ada Lovelace')).toBe('unknown');
});
