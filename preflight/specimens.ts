/** The smallest files that are what they say. */
export const pdf = Buffer.from('%PDF-1.7\n%preflight: may be deleted at any time\n');
export const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
export const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);

let clock = Date.now();
const nextTime = () => {
  clock += 1;
  return clock;
};

export const specimenPaths = {
  resumes: (extension = 'pdf') => `applicants/${nextTime()}-preflight.${extension}`,
  'employment-documents': (extension = 'jpg') => `front_${nextTime()}.${extension}`,
};

/** A message that would be taken, but for `changes`. */
export function specimenMessage(id: string, changes: Record<string, unknown> = {}) {
  return {
    id,
    name: 'Preflight check',
    email: 'preflight@example.com',
    phone: '212-555-0100',
    subject: 'Preflight check',
    message: 'Sent by npm run preflight. It may be deleted at any time.',
    ...changes,
  };
}
