import { gzipSync } from 'node:zlib';
import {
  compoundBytes,
  docBytes,
  docxBytes,
  jpegBytes,
  licensePath,
  pdfBytes,
  pngBytes,
  resumePath,
  types,
  zipBytes,
} from '../sample-files.ts';
import { createRandom, mutate } from './random.ts';

export type HostileFile = {
  what: string;
  bucket: 'resumes' | 'employment-documents';
  name: string;
  type: string;
  bytes: Buffer;
  /** True if the server must refuse the file; mutated files may still be valid. */
  mustRefuse: boolean;
};

const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), Buffer.alloc(500, 7)]);
const page = Buffer.from('<html><script>alert(document.domain)</script></html>');
const eicar = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');
const macro = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>', 'word/vbaProject.bin': 'x' };
const bomb = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`word/${at}`, '']));

const contents: Array<[what: string, bytes: Buffer, only: string[]]> = [
  ['a program', program, []],
  ['a web page', page, []],
  ['a test virus', eicar, []],
  ['nothing', Buffer.alloc(0), []],
  ['zeros', Buffer.alloc(4096), []],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n'), []],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), []],
  [
    'XML that calls outside',
    Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    [],
  ],
  ['a gzip bomb', gzipSync(Buffer.alloc(2_000_000)), []],
  ['a Word file with macros', zipBytes(macro), []],
  ['an archive that climbs out', zipBytes({ '../../../../tmp/harborlight-was-here': 'x' }), []],
  ['an archive of 20,000 names', zipBytes(bomb), []],
  ['a plain archive', zipBytes({ 'a.txt': 'a' }), []],
  ['a spreadsheet', zipBytes({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }), []],
  ['an installer', compoundBytes({ _Tables: Buffer.alloc(100) }), []],
  ['half a Word file', docxBytes().subarray(0, 60), []],
  ['a page in a picture', Buffer.concat([jpegBytes(100), page]), ['jpg']],
  ['a program in a PDF', Buffer.concat([pdfBytes(100), program]), ['pdf']],
  ['a PDF', pdfBytes(), ['pdf']],
  ['a JPEG', jpegBytes(), ['jpg']],
  ['a PNG', pngBytes(), ['png']],
  ['a Word file', docxBytes(), ['docx']],
  ['an old Word file', docBytes(), ['doc']],
];
const places = [
  { bucket: 'resumes' as const, extensions: ['pdf', 'doc', 'docx'], path: resumePath },
  {
    bucket: 'employment-documents' as const,
    extensions: ['jpg', 'png', 'pdf'],
    path: (extension: string) => licensePath('back', extension),
  },
];

/** Each content with each extension and declared type. */
export const listedFiles: HostileFile[] = places.flatMap(({ bucket, extensions, path }) =>
  contents.flatMap(([what, bytes, only]) =>
    extensions.flatMap((extension) =>
      Object.entries(types).map(([kind, type]) => ({
        what: `${what} as .${extension}, declared ${type}`,
        bucket,
        name: path(extension),
        type,
        bytes,
        mustRefuse: kind !== extension || !only.includes(extension),
      })),
    ),
  ),
);

/** Some of these, and as many real files with mutated bytes. */
export function hostileFiles(count: number, seed: number): HostileFile[] {
  const random = createRandom(seed);
  const real = [
    ['pdf', pdfBytes()],
    ['docx', docxBytes()],
    ['doc', docBytes()],
  ] as const;
  const changed = Array.from({ length: Math.ceil(count / 2) }, () => {
    const [extension, bytes] = random.pick(real);
    const name = resumePath(extension);
    const type = types[extension];
    return {
      what: `a changed .${extension}`,
      bucket: 'resumes' as const,
      name,
      type,
      bytes: mutate(bytes, random),
      mustRefuse: false,
    };
  });
  const step = Math.max(1, Math.floor(listedFiles.length / Math.max(1, count - changed.length)));
  return [...listedFiles.filter((_, at) => at % step === 0), ...changed].slice(0, count);
}
