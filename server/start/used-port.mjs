// Plain JavaScript: `npm start` asks before it installs packages, on the host's own Node.
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Whether another program listens there.
 * @param {number} port
 * @param {string} host
 */
export async function isPortUsed(port, host) {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
    await new Promise((resolve) => probe.close(resolve));
    return false;
  } catch (error) {
    // What else is wrong with the address, the server itself says.
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  }
}

/**
 * `command` is what the person typed.
 * @param {number} port
 * @param {string} command
 */
export function describeUsedPort(port, command = 'npm start') {
  return `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1} ${command}`;
}
