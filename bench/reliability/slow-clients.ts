import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sampleContact } from '../../tests/support/samples.ts';
import type { RunningServer } from '../../tests/support/start-server.ts';
import { builtSite } from './built-site.ts';
import { percentile, timed } from './figures.ts';
import { createJudge, type Outcome, type Part, type Size } from './part.ts';
import { makeDataDir, openServer } from './scratch.ts';
import { insertRow, nextAddress, send } from './visitor.ts';

const drips = 500;
const bystanders = 10;

/** Clients that send a byte a second, half of them within the headers and half within the body. */
export const slowClients: Part = {
  promise: `${drips} clients that drip a byte a second keep nobody else waiting`,
  run: async (size: Size): Promise<Outcome> => {
    const seconds = size === 'full' ? 90 : 10;
    const server = await openServer(await makeDataDir('slow', 'disk'), { env: builtSite() });
    const alone = await measure(server, performance.now() + 3000);
    const slow = Array.from({ length: drips }, (_, at) => drip(server, at % 2 === 0 ? 'headers' : 'body'));
    const among = await measure(server, performance.now() + seconds * 1000);
    const cut = slow.filter(({ isOpen }) => !isOpen()).length;
    for (const { end } of slow) end();
    const after = await send(server, { path: '/healthz' });
    await server.stop();

    const judge = createJudge();
    judge.expectZero(among.errors.length, `others were not served, the first with ${among.errors[0]}`);
    judge.expect(after.status === 200, `Afterwards the server answered ${after.status}`);
    return {
      figures: {
        'Slow clients': drips,
        Seconds: seconds,
        'Cut by the server': cut,
        'Others served': among.times.length,
        'Errors of others': among.errors.length,
        'p99 of others without them (ms)': percentile(alone.times, 0.99),
        'p99 of others beside them (ms)': percentile(among.times, 0.99),
      },
      broken: judge.broken,
    };
  },
};

async function measure(server: RunningServer, until: number) {
  const times: number[] = [];
  const errors: string[] = [];
  const stay = async () => {
    for (let step = 0; performance.now() < until; step += 1) {
      const work = () =>
        step % 4 ? send(server, { path: '/' }) : insertRow(server, 'contacts', sampleContact());
      try {
        const { result, ms } = await timed(work);
        if (result.status < 300) times.push(ms);
        else errors.push(`${result.status} ${result.text.slice(0, 100)}`);
      } catch (error) {
        errors.push(String(error));
      }
      await wait(50);
    }
  };
  await Promise.all(Array.from({ length: bystanders }, stay));
  return { times, errors };
}

function drip(server: RunningServer, where: 'headers' | 'body') {
  const { hostname, port } = new URL(server.url);
  let open = true;
  const socket: Socket = connect(Number(port), hostname);
  const start = `POST /rest/v1/contacts HTTP/1.1\r\nHost: x\r\napikey: ${server.anonKey}\r\nx-forwarded-for: ${nextAddress()}\r\n`;
  socket.write(
    where === 'headers'
      ? `${start}x-slow: `
      : `${start}content-type: application/json\r\ncontent-length: 30000\r\n\r\n{`,
  );
  const timer = setInterval(() => socket.write('a'), 1000);
  const stop = () => {
    open = false;
    clearInterval(timer);
  };
  // An answer to an unfinished request is a goodbye too.
  socket.on('data', stop).on('error', stop).on('close', stop);
  return {
    isOpen: () => open,
    end: () => {
      stop();
      socket.destroy();
    },
  };
}
