import { pdfBytes, resumePath, types } from '../sample-files.ts';
import { sampleContact } from '../samples.ts';
import { createRandom, mutate } from './random.ts';

const traversals = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/keys/staff-secret',
  '..%5c..%5ckeys%5cstaff-secret',
  '%252e%252e%252fkeys',
  '%c0%ae%c0%ae/keys',
  '....//....//keys',
  '/absolute',
  '//double',
  '.%00/keys',
  'a%00.pdf',
  'con',
  'nul.pdf',
  '%u002e%u002e/',
  '~root/.ssh/id_rsa',
  'x'.repeat(2000),
  '%',
  '%zz',
  '%ff%fe',
  '🦊',
  '?a#b',
  ';id',
  '$(id)',
];
const places = [
  '/',
  '/assets/',
  '/services/',
  '/healthz/',
  '/rest/v1/',
  '/rest/v1/rpc/',
  '/storage/v1/object/',
  '/storage/v1/object/resumes/',
  '/storage/v1/object/resumes/applicants/',
  '/storage/v1/object/public/resumes/',
  '/storage/v1/object/authenticated/resumes/',
  '/storage/v1/object/sign/resumes/',
  '/storage/v1/object/list/',
];
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND'];

/** Generates raw requests that no HTTP client would send. */
export function hostileBytes(
  count: number,
  seed: number,
  key: string,
): Array<{ what: string; bytes: Buffer }> {
  const random = createRandom(seed);
  const third = Math.ceil(count / 3);
  const made = (what: string, build: () => Buffer) =>
    Array.from({ length: third }, () => ({ what, bytes: build() }));
  return [
    ...made('a path', () =>
      message(
        `${random.pick(methods)} ${random.pick(places)}${random.pick(traversals)}`,
        key,
        'text/plain',
        'x',
      ),
    ),
    ...made('changed HTTP', () =>
      mutate(
        message('POST /rest/v1/contacts', key, 'application/json', JSON.stringify(sampleContact())),
        random,
      ),
    ),
    ...made('a changed form', () =>
      message(
        `POST /storage/v1/object/resumes/${resumePath()}`,
        key,
        'multipart/form-data; boundary=XX',
        mutate(form(), random),
      ),
    ),
  ].slice(0, count);
}

function message(start: string, key: string, type: string, body: string | Buffer): Buffer {
  const head = `${start} HTTP/1.1\r\nHost: x\r\nConnection: close\r\napikey: ${key}\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
}

function form(): Buffer {
  const part = (head: string) => `--XX\r\ncontent-disposition: form-data; ${head}\r\n`;
  const start = `${part('name="cacheControl"')}\r\n3600\r\n${part('name=""; filename="../../a.pdf"')}content-type: ${types.pdf}\r\n\r\n`;
  return Buffer.concat([Buffer.from(start), pdfBytes(500), Buffer.from('\r\n--XX--\r\n')]);
}
