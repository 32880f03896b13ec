import { jpegBytes, licensePath, types } from '../../tests/support/sample-files.ts';
import { forgetPeak, megabyte, memoryOf } from './figures.ts';
import { createJudge, type Outcome, type Part, type Size } from './part.ts';
import { makeDataDir, openServer } from './scratch.ts';
import { send, uploadFile } from './visitor.ts';

const most = 300;

export const uploads: Part = {
  promise: `100 uploads of 10 MB at once are all stored, in less than ${most} MB of memory in all`,
  run: async (size: Size): Promise<Outcome> => {
    const count = size === 'full' ? 100 : 20;
    const server = await openServer(await makeDataDir('uploads', 'disk'));
    const bytes = jpegBytes(10 * megabyte);
    const upload = (name: string) => uploadFile(server, 'employment-documents', name, bytes, types.jpg);
    await upload(licensePath());
    await forgetPeak(server.pid);
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

    const judge = createJudge();
    const refused = answers.filter(({ status }) => status !== 200);
    judge.expectZero(refused.length, `uploads were refused, the first with ${refused[0]?.text}`);
    // Pictures are made anew from their pixels, so their size is not the one that was sent.
    judge.expectZero(names.filter((name) => !stored.get(name)).length, 'files are not there');
    judge.expect(peak < most, `The memory went up to ${peak} MB`);
    return {
      figures: {
        'Uploads of 10 MB at once': count,
        Stored: names.filter((name) => stored.get(name)).length,
        'Memory before (MB)': before,
        'Highest memory (MB)': peak,
      },
      broken: judge.broken,
    };
  },
};
