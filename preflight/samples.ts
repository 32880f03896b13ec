/** The smallest valid files. */
export const pdf = Buffer.from('%PDF-1.7\n%preflight: may be deleted at any time\n');
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

export const samplePaths = {
  resumes: (extension = 'pdf') => `applicants/${nextTime()}-preflight.${extension}`,
  'employment-documents': (extension = 'jpg') => `front_${nextTime()}.${extension}`,
};

/** A valid message. */
export function sampleMessage(id: string) {
  return {
    id,
    name: 'Preflight check',
    email: 'preflight@example.com',
    phone: '212-555-0100',
    subject: 'Preflight check',
    message: 'Sent by npm run preflight. It may be deleted at any time.',
  };
}
