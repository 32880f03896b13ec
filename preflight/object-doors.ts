import { tryBadFiles } from './bad-files.ts';
import { type Finding, good, settle } from './finding.ts';
import { judgeDoor } from './judge-door.ts';
import { specimenPaths } from './specimens.ts';
import { type Bucket, buckets, honest, removeAll, upload } from './uploads.ts';
import { type Answer, type Ask, isTaken, json, sayOf } from './wire.ts';

const next =
  'Compare the policies on storage.objects with supabase/migrations, and take back what is too much.';

/** Puts one file into each bucket as a visitor does, tries to get at it as a stranger, and takes it away as staff. */
export async function tryObjects(ask: Ask, home: 'ours' | 'supabase'): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const bucket of buckets) {
    const { bytes, type } = honest[bucket];
    const [path, elsewhere] = [specimenPaths[bucket](), specimenPaths[bucket]()];
    const left = [path, elsewhere];
    try {
      const uploaded = await upload(ask, `${bucket}/${path}`, bytes, type);
      const line = `${bucket}: a visitor's file is ${isTaken(uploaded) ? 'taken' : `refused (${sayOf(uploaded)})`}`;
      findings.push(
        isTaken(uploaded)
          ? good('forms', `upload:${bucket}`, line)
          : settle('forms', `upload:${bucket}`, line, next),
      );
      findings.push(...(await tryToGetAt(ask, bucket, path, elsewhere)));
      findings.push(...(await tryBadFiles(ask, bucket, home, left)));
    } finally {
      findings.push(await removeAll(ask, bucket, left));
    }
  }
  return findings;
}

type Attempt = [what: string, send: () => Promise<Answer>, isOpen?: (answer: Answer) => boolean];

async function tryToGetAt(ask: Ask, bucket: Bucket, path: string, elsewhere: string): Promise<Finding[]> {
  const { bytes, type } = honest[bucket];
  const object = `/storage/v1/object/${bucket}/${path}`;
  const copy = { bucketId: bucket, sourceKey: path, destinationKey: elsewhere };
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  const post = (address: string, body: unknown) => () =>
    ask('stranger', `/storage/v1/object/${address}`, json('POST', body));
  // The policies hide rather than refuse: an empty list is the right answer.
  const namesSomething = (answer: Answer) => isTaken(answer) && /"signedURL":"|"name":/.test(answer.text);

  const attempts: Attempt[] = [
    ['downloading a file', () => ask('stranger', object)],
    ['downloading without a key', () => ask('nobody', object)],
    [
      'downloading by the other address',
      () => ask('stranger', `/storage/v1/object/authenticated/${bucket}/${path}`),
    ],
    ['opening its public address', () => ask('nobody', `/storage/v1/object/public/${bucket}/${path}`)],
    ['signing a link', post(`sign/${bucket}/${path}`, { expiresIn: 60 })],
    ['signing links', post(`sign/${bucket}`, { expiresIn: 60, paths: [path] }), namesSomething],
    ['finding a file in the list', post(`list/${bucket}`, { prefix: folder }), namesSomething],
    [
      'writing over a file',
      () => upload(ask, `${bucket}/${path}`, bytes, type, { headers: { 'x-upsert': 'true' } }),
    ],
    ['replacing a file', () => upload(ask, `${bucket}/${path}`, bytes, type, { method: 'PUT' })],
    ['copying a file', post('copy', copy)],
    [
      'deleting files',
      () => ask('stranger', `/storage/v1/object/${bucket}`, json('DELETE', { prefixes: [path] })),
      namesSomething,
    ],
    ['deleting a file', () => ask('stranger', object, { method: 'DELETE' })],
    ['moving a file', post('move', copy)],
  ];
  const findings: Finding[] = [];
  for (const [what, send, isOpen = isTaken] of attempts) {
    const answer = await send();
    findings.push(judgeDoor(`${bucket}: ${what}`, answer, isOpen(answer), next));
  }
  return findings;
}
