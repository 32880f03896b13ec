import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { catchErrors } from './catch-errors.ts';

let server: Server;
afterEach(() => server.close());

const fail = () => {
  throw new RangeError('Ada broke it');
};

test.each([
  ['throws', fail],
  ['rejects', async () => fail()],
])(
  'a request that %s gets 500, is logged without its URL, and the next one is served',
  async (_, failing) => {
    vi.stubEnv('LOG_FORMAT', 'json');
    const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
    server = createServer(
      catchErrors((request, response) => {
        if (request.url === '/?name=Ada') return failing();
        response.end('fine');
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect((await fetch(`${home}?name=Ada`)).status).toBe(500);
    expect(await (await fetch(home)).text()).toBe('fine');
    const output = logged.mock.calls.flat().join();
    logged.mockRestore();
    vi.unstubAllEnvs();
    expect(output).toContain('"event":"page failed","error":"RangeError"}');
    expect(output).not.toContain('Ada');
  },
);
