import { expect, test, vi } from 'vitest';
import { listenForTest } from '../../tests/support/listen-for-test.ts';
import { catchErrors } from './catch-errors.ts';

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
    const home = await listenForTest(
      catchErrors((request, response) => {
        if (request.url === '/?name=Ada') return failing();
        response.end('fine');
      }),
    );
    expect((await fetch(`${home}/?name=Ada`)).status).toBe(500);
    expect(await (await fetch(home)).text()).toBe('fine');
    const output = logged.mock.calls.flat().join();
    logged.mockRestore();
    vi.unstubAllEnvs();
    expect(output).toContain('"event":"page failed","error":"RangeError"}');
    expect(output).not.toContain('Ada');
  },
);
