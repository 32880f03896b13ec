import { expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { multiScanJpeg } from '../support/multi-scan-jpeg.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { licensePath, types } from '../support/sample-files.ts';

// memory.long.ts measures the memory for this and other kinds.
it('a picture that would need much memory is refused', async () => {
  const { visitor } = clientsOf(await serverForTest());
  const { error } = await visitor.storage
    .from('employment-documents')
    .upload(licensePath(), multiScanJpeg(7000), { contentType: types.jpg });
  expect(error?.message).toContain('Take a new photo, or save it smaller');
});
