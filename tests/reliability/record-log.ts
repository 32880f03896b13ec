import { format } from 'node:util';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';

/** Records what the servers inside this process log, for one test. Returns the text so far. */
export function recordLog(): () => string {
  const { read, restore } = startRecording();
  onTestFinished(restore);
  return read;
}

/** Records for all tests of a file or a block. Call it before `shareServer()`, so that the start is recorded too. */
export function shareLog(): () => string {
  let recording: ReturnType<typeof startRecording>;
  beforeAll(() => {
    recording = startRecording();
  });
  afterAll(() => recording.restore());
  return () => recording.read();
}

function startRecording() {
  const lines: string[] = [];
  const spies = (['log', 'info', 'warn', 'error'] as const).map((method) => {
    const original = console[method];
    return vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      lines.push(format(...words));
      original(...words);
    });
  });
  return {
    read: () => lines.join('\n'),
    restore: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
