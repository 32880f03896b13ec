import { randomUUID } from 'node:crypto';
import type { Bucket } from '#domain/kinds.ts';

/** An empty page. The server reads every object, so it must be complete. A space ends each line of the cross-reference table. */
export const pdf = Buffer.from(`%PDF-1.7
%preflight: may be deleted at any time
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] >>
endobj
xref
0 4
0000000000 65535 f\x20
0000000048 00000 n\x20
0000000097 00000 n\x20
0000000154 00000 n\x20
trailer
<< /Size 4 /Root 1 0 R >>
startxref
223
%%EOF
`);
/** A gray square of eight pixels. The server decodes pictures, so it must be complete. */
export const jpeg = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALAB/9k=',
  'base64',
);
export const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);

let clock = Date.now();
const nextTime = () => {
  clock += 1;
  return clock;
};

export const samplePaths: Record<Bucket, (extension?: string) => string> = {
  resumes: (extension = 'pdf') => `applicants/${nextTime()}-preflight.${extension}`,
  'employment-documents': (extension = 'jpg') => `front_${nextTime()}.${extension}`,
  'claim-photos': (extension = 'jpg') => `${randomUUID()}/${nextTime()}_1.${extension}`,
};

/** No mail server has this name, so the site's server queues no mail about what has it. */
export const sampleEmail = 'preflight@preflight.invalid';

/** A valid message. */
export function sampleMessage(id: string) {
  return {
    id,
    name: 'Preflight check',
    email: sampleEmail,
    phone: '212-555-0100',
    subject: 'Preflight check',
    message: 'Sent by npm run preflight. It may be deleted at any time.',
  };
}
