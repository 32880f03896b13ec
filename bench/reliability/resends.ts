import { connect } from 'node:net';
import { sampleContact } from '../../tests/support/samples.ts';
import type { RunningServer } from '../../tests/support/start-server.ts';
import { createJudge, type Outcome, type Part, type Size } from './part.ts';
import { resendInChromium } from './resend-in-chromium.ts';
import { makeDataDir, openServer } from './scratch.ts';
import { insertRow, nextAddress, readAll } from './visitor.ts';

const parallel = 10;

/** The connection ends after the row was stored and before the answer was read; the sender sends again. */
export const resends: Part = {
  promise: 'A submission whose answer got lost is stored once, however often it is sent',
  run: async (size: Size): Promise<Outcome> => {
    const cutLate = size === 'full' ? 1000 : 100;
    // Besides, some who leave before the answer is on its way: stored or not, nobody knows.
    const count = cutLate * 1.25;
    const server = await openServer(await makeDataDir('resends', 'memory'));
    const rows = Array.from({ length: count }, () => sampleContact());
    const answers: number[] = [];
    const queue = [...rows.entries()];
    const work = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const [at, row] = next;
        await sendAndLeave(server, JSON.stringify(row), at < cutLate ? 'at the answer' : 'at once');
        answers.push((await insertRow(server, 'contacts', row)).status);
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
    const stored = (await readAll(server, 'contacts', 'id')).length;
    const sample = await resendInChromium(server, size === 'full' ? 50 : 10);
    await server.stop();

    const judge = createJudge();
    judge.expect(
      answers.filter((status) => status === 409).length >= cutLate,
      'A row whose answer had begun was not stored',
    );
    judge.expectZero(stored - count, 'rows too many or too few');
    judge.expectZero(
      answers.filter((status) => status !== 201 && status !== 409).length,
      'answers of another kind',
    );
    judge.expectZero(sample.stored - sample.submissions, 'rows too many or too few from Chromium');
    return {
      figures: {
        'Connections cut after the row was stored': cutLate,
        'Connections cut at a moment nobody knows': count - cutLate,
        'Told "already stored" at the second try': answers.filter((status) => status === 409).length,
        'Rows stored': stored,
        'Submissions in Chromium': sample.submissions,
        'Requests it sent for them': sample.requests,
        'Rows stored for them': sample.stored,
      },
      broken: judge.broken,
    };
  },
};

/** Sends an insert by hand and hangs up without reading on. */
function sendAndLeave(
  server: RunningServer,
  body: string,
  moment: 'at the answer' | 'at once',
): Promise<void> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const leave = () => socket.destroy();
    socket.on('error', leave).on('close', () => resolve());
    socket.once('data', leave);
    const head = [
      'POST /rest/v1/contacts HTTP/1.1',
      'host: x',
      `apikey: ${server.anonKey}`,
      `x-forwarded-for: ${nextAddress()}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
    ].join('\r\n');
    socket.write(`${head}\r\n\r\n${body}`, () => {
      if (moment === 'at once') leave();
    });
  });
}
