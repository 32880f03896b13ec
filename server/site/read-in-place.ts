import { Socket } from 'node:net';

/** All connections share it: what a read brought is looked at before the next read begins. */
const shared = Buffer.allocUnsafeSlow(64 * 1024);

type Told = (length: number, buffer: Buffer) => boolean;
type Switches = { buffer: symbol; told: symbol };
type Inner = Record<symbol, unknown> & { _handle?: { useUserBuffer?: (buffer: Buffer) => void } | null };

const switches = findSwitches();

/**
 * Shows each piece that comes in on a connection to `take` before it becomes part of a stream, which costs Node more than the
 * answer costs us. The first piece that `take` does not want, and all after it, go through the stream as ever and leave
 * nothing behind in the buffer: they may be a form.
 *
 * Node has this for connections that one opens (`onread`) and not for those that come in, so its switches are looked up in
 * one of the former and set in the latter. Where a version of Node has none, it says `false` and changes nothing.
 */
export function readInPlace(socket: Socket, take: (piece: Buffer) => boolean): boolean {
  const inner = socket as unknown as Inner;
  if (!switches || !inner._handle?.useUserBuffer) return false;
  let taking = true;
  inner[switches.buffer] = shared;
  inner[switches.told] = ((length, buffer) => {
    const piece = buffer.subarray(0, length);
    taking &&= take(piece);
    if (taking) return true;
    const own = Buffer.from(piece);
    piece.fill(0);
    return socket.push(own);
  }) satisfies Told;
  // biome-ignore lint/correctness/useHookAtTopLevel: Node's name for it; there is no React here.
  inner._handle.useUserBuffer(shared);
  return true;
}

/** Where a connection that one opens keeps what it was given as `onread`. */
function findSwitches(): Switches | undefined {
  const callback: Told = () => true;
  const opened = new Socket({ onread: { buffer: shared, callback } }) as unknown as Inner;
  const holding = (value: unknown) =>
    Object.getOwnPropertySymbols(opened).find((symbol) => opened[symbol] === value);
  const [buffer, told] = [holding(shared), holding(callback)];
  return buffer && told && { buffer, told };
}
