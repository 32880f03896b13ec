import { connect } from 'node:net';

/**
 * Writes bytes to a new connection. Resolves to everything received until the server closes it, or is silent. Does not end its own
 * side: Node would drop the request, and no answer would be seen.
 */
export function sendBytes(url: string, bytes: Buffer, timeout = 500): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.setTimeout(timeout, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.write(bytes);
  });
}
