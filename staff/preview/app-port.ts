import type { DataRequest, FromFrame, ToFrame, View } from './messages.ts';

/** The frame's end of the channel to the app. */
export type AppPort = {
  send(message: FromFrame): void;
  /** Asks the app for a file that comes with pdf.js. */
  requestData(request: DataRequest): Promise<Uint8Array>;
};

export function openAppPort(port: MessagePort, onView: (view: View) => void): AppPort {
  const waiting = new Map<number, (bytes: Uint8Array | undefined) => void>();
  const send = (message: FromFrame) => port.postMessage(message);
  let last = 0;
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data.type === 'view') return onView(data.view);
    waiting.get(data.id)?.(data.bytes);
    waiting.delete(data.id);
  };
  return {
    send,
    async requestData(request) {
      last += 1;
      const id = last;
      const bytes = await new Promise<Uint8Array | undefined>((resolve) => {
        waiting.set(id, resolve);
        send({ type: 'need', id, request });
      });
      if (!bytes) throw new Error('The app does not have this file.');
      return bytes;
    },
  };
}
