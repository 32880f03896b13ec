import { jpegBytes, licensePath, types } from '../../tests/support/sample-files.ts';
import { megabyte, memoryOf, resetPeak } from '../support/memory.ts';
import { send, uploadFile } from './requests.ts';
import { createChecks, type Outcome, type Scenario, type Size } from './scenario.ts';
import { makeDataDir, openServer } from './scratch.ts';

const memoryLimit = 300;

export const uploads: Scenario = {
  guarantee: `100 parallel uploads of 10 MB are stored, with less than ${memoryLimit} MB of memory in all`,
  run: async (size: Size): Promise<Outcome> => {
    const count = size === 'full' ? 100 : 20;
    const server = await openServer(await makeDataDir('uploads', 'disk'));
    const bytes = jpegBytes(10 * megabyte);
    const upload = (name: string) => uploadFile(server, 'employment-documents', name, bytes, types.jpg);
    await upload(licensePath());
    await resetPeak(server.pid);
    const before = await memoryOf(server.pid, 'VmRSS');
    const names = Array.from({ length: count }, () => licensePath());
    const answers = await Promise.all(names.map(upload));
    const peak = await memoryOf(server.pid, 'VmHWM');
    const { text } = await send(server, {
      method: 'POST',
      path: '/storage/v1/object/list/employment-documents',
      key: server.staffKey,
      headers: { 'content-type': 'application/json' },
      body: '{"prefix":"","limit":1000}',
    });
    const stored = new Map(
      (JSON.parse(text) as Array<{ name: string; metadata: { size: number } }>).map(({ name, metadata }) => [
        name,
        metadata.size,
      ]),
    );
    await server.stop();

    const checks = createChecks();
    const refused = answers.filter(({ status }) => status !== 200);
    checks.expectZero(refused.length, `uploads were refused, first: ${refused[0]?.text}`);
    // The server re-encodes pictures, so their size differs.
    checks.expectZero(names.filter((name) => !stored.get(name)).length, 'files are missing');
    checks.expect(peak < memoryLimit, `Memory peaked at ${peak} MB`);
    return {
      figures: {
        'Parallel uploads of 10 MB': count,
        Stored: names.filter((name) => stored.get(name)).length,
        'Memory before (MB)': before,
        'Peak memory (MB)': peak,
      },
      failures: checks.failures,
    };
  },
};
