import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { findWebKit } from '../../scripts/install/find-engines.ts';
import { endWithProcess } from '../support/end-with-process.ts';
import { freePort } from '../support/free-port.ts';

type Options = { display: string; home: string; scripts: 'on' | 'off' };
type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** Starts WebKit's driver and a session of it. Both speak WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function startWebKitDriver({ display, home, scripts }: Options) {
  const webKit = findWebKit();
  if (!webKit) throw new Error('WebKit is missing: `npm run test:more` installs it.');
  const port = await freePort();
  // A group of its own, so that the browser's processes end with the driver.
  const child = spawn(webKit.driver, ['-p', String(port)], {
    detached: true,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      LC_ALL: 'C.UTF-8',
      HOME: home,
      DISPLAY: display,
      // Otherwise it starts a bus, which outlives it.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The sandbox does not start as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const closed = once(child, 'close');
  const killGroup = () => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  endWithProcess(child, killGroup);
  const stop = async () => {
    killGroup();
    await closed;
  };
  try {
    const request = requestAt(port);
    await vi.waitFor(() => request('GET', '/status'), { timeout: 20_000 });
    const { sessionId } = await request<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: capabilities(webKit.browser, scripts) },
    });
    const send: Send = (method, path, body) => request(method, `/session/${sessionId}${path}`, body);
    return {
      send,
      stop: async () => {
        await send('DELETE', '').catch(() => {});
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function requestAt(port: number): Send {
  return async <Value>(method: string, path: string, body: object = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

function capabilities(binary: string, scripts: 'on' | 'off') {
  return {
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': {
      binary,
      args: ['--automation', `--enable-javascript=${scripts === 'on'}`],
    },
  };
}
