import { describe, it } from 'vitest';
import { type HostileFile, listedFiles } from '../support/hostile/hostile-files.ts';
import { jpegBytes, licensePath, pdfBytes, pngBytes, resumePath, types } from '../support/sample-files.ts';
import { describeOurServer } from './deployment.ts';
import { expectRefused } from './expect-refused.ts';

/** The others are sent by hostile-input.ts. */
const isDeclaredAsNamed = ({ name, type }: HostileFile) =>
  type === types[name.split('.').at(-1) as keyof typeof types];

describe('refused files: wrong type', () => {
  it.each([
    ['a text declared as text', pdfBytes(), 'text/plain'],
    ['a picture', pngBytes(), types.png],
    ['a web page', Buffer.from('<script>alert(1)</script>'), 'text/html'],
  ])('%s is not a type that the bucket accepts', async (_, bytes, type) => {
    await expectRefused('415', 'resumes', resumePath(), bytes, type);
  });

  // Hosted Supabase trusts the declared type; this server inspects the bytes.
  describeOurServer('bytes of another type', () => {
    it.each(listedFiles.filter((file) => file.mustRefuse && isDeclaredAsNamed(file)))(
      '$what is refused',
      async ({ bucket, name, bytes, type }) => {
        await expectRefused('415', bucket, name, bytes, type);
      },
    );

    it('a PDF named .doc and a JPEG named .png are refused', async () => {
      await expectRefused('415', 'resumes', resumePath('doc'), pdfBytes(), types.pdf);
      await expectRefused('415', 'employment-documents', licensePath('back', 'png'), jpegBytes(), types.jpg);
    });
  });
});
