import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOrFail } from './answer-or-fail.ts';

let server: Server;
afterEach(() => server.close());

test('a request that breaks is answered with 500, logged without its address, and the next one is served', async () => {
  const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
  server = createServer(
    answerOrFail((request, response) => {
      if (request.url === '/?name=Ada') throw new RangeError('Ada broke it');
      response.end('fine');
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  expect((await fetch(`${home}?name=Ada`)).status).toBe(500);
  expect(await (await fetch(home)).text()).toBe('fine');
  const said = logged.mock.calls.flat().join();
  logged.mockRestore();
  expect(said).toContain('page failed {"error":"RangeError"}');
  expect(said).not.toContain('Ada');
});
