import { brokenPart, fieldPart, filePart, formBody } from '../raw-form.ts';
import { jpegBytes, pdfBytes } from '../sample-files.ts';
import { createRandom, mutate, type Random } from './random.ts';

/** A body without `isCut` is sent whole, so it must be answered. */
export type HostileForm = { what: string; path: string; pieces: Buffer[]; isCut: boolean };

const paths = [
  '/contact',
  '/contact/quote',
  '/contact/claim',
  '/claims/status',
  '/careers/apply',
  '/verification',
];
const fieldNames = ['name', 'email', 'phone', 'message', 'number', 'fullName', 'honeypot', '__proto__', ''];
const fileNames = ['photos', 'resume', 'licenseFront', 'licenseBack', 'other', ''];

/** Multipart bodies with parts in any order, limits passed anywhere, broken headers, cuts and pauses. The same for a seed. */
export function hostileForms(count: number, seed: number): HostileForm[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const names: string[] = [];
    const parts = Array.from({ length: 1 + random.below(6) }, () => randomPart(random, names)).flat();
    const whole = formBody(parts);
    const body = random.pick([
      () => whole,
      () => mutate(whole, random),
      () => whole.subarray(0, random.below(whole.length)),
    ])();
    const isCut = random.below(3) === 0;
    return {
      what: `form ${at} of seed ${seed}: ${names.join(', ')}`,
      path: random.pick(paths),
      pieces: split(body, random),
      isCut,
    };
  });
}

function randomPart(random: Random, names: string[]): Buffer[] {
  const kinds: Record<string, () => Buffer[]> = {
    field: () => [fieldPart(random.pick(fieldNames), 'x'.repeat(random.below(200)))],
    'long field': () => [fieldPart(random.pick(fieldNames), 'x'.repeat(random.below(100_000)))],
    'many fields': () => Array.from({ length: 95 + random.below(30) }, () => fieldPart('name', 'x')),
    file: () => [randomFile(random)],
    'many files': () => Array.from({ length: 15 + random.below(10) }, () => randomFile(random)),
    'broken part': () => [brokenPart],
    'file without a name': () => [filePart(random.pick(fileNames), '', Buffer.alloc(0))],
  };
  const kind = random.pick([...Object.keys(kinds), 'field', 'file', 'file']);
  names.push(kind);
  return kinds[kind]?.() ?? [];
}

function randomFile(random: Random): Buffer {
  const size = random.pick([0, 200, 3000, 70_000, 200_000]);
  const bytes = random.pick([() => pdfBytes(size), () => jpegBytes(size), () => Buffer.alloc(size)])();
  return filePart(random.pick(fileNames), random.pick(['a.pdf', 'a.jpg', 'a', '../a.jpg']), bytes);
}

/** Into up to four pieces. */
function split(body: Buffer, random: Random): Buffer[] {
  const ends = Array.from({ length: random.below(4) }, () => random.below(body.length + 1));
  const places = [0, ...ends.toSorted((one, other) => one - other), body.length];
  return places.slice(1).map((end, at) => body.subarray(places[at], end));
}
