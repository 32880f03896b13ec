import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { format, quantile } from '../../../bench/support/figures.ts';
import type { Deployment } from '../../support/clients.ts';
import { sampleContact } from '../../support/samples.ts';
import { readSite } from './built-site.ts';
import { insertRow, nextAddress, send } from './requests.ts';
import { createChecks, placeFor, type Scenario } from './scenario.ts';
import { timed } from './timed.ts';

const slowCount = 500;
const normalCount = 10;

/** Half of the slow clients are slow in the headers, half in the body. */
export const slowClients: Scenario = {
  guarantee: `${slowCount} clients that send one byte per second do not delay others`,
  run: async (size, { makeDataDir, openServer }) => {
    const seconds = { short: 2, long: 10, full: 90 }[size];
    const { env } = await readSite(size);
    const server = await openServer(await makeDataDir('slow', placeFor(size)), { env });
    const alone = await measure(server, performance.now() + (size === 'short' ? 0 : 3000));
    const slow = Array.from({ length: slowCount }, (_, at) =>
      openSlowClient(server, at % 2 === 0 ? 'headers' : 'body'),
    );
    const beside = await measure(server, performance.now() + seconds * 1000);
    const cut = slow.filter(({ isOpen }) => !isOpen()).length;
    for (const { end } of slow) end();
    const after = await send(server, { path: '/healthz' });
    await server.stop();

    const checks = createChecks();
    checks.expectZero(beside.errors.length, `others were not served, first: ${beside.errors[0]}`);
    checks.expect(after.status === 200, `Afterwards /healthz answered ${after.status}`);
    return {
      figures: {
        'Slow clients': slowCount,
        Seconds: seconds,
        'Cut by the server': cut,
        'Others served': beside.times.length,
        'Errors of others': beside.errors.length,
        'p99 of others without them (ms)': format(quantile(alone.times, 0.99)),
        'p99 of others beside them (ms)': format(quantile(beside.times, 0.99)),
      },
      failures: checks.failures,
    };
  },
};

async function measure(server: Deployment, until: number) {
  const times: number[] = [];
  const errors: string[] = [];
  const visit = async () => {
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
  await Promise.all(Array.from({ length: normalCount }, visit));
  return { times, errors };
}

function openSlowClient(server: Deployment, where: 'headers' | 'body') {
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
  // An answer before the request is complete ends it, too.
  socket.on('data', stop).on('error', stop).on('close', stop);
  return {
    isOpen: () => open,
    end: () => {
      stop();
      socket.destroy();
    },
  };
}
