import { cleanLine } from './clean-text.ts';
import { formatSize } from './terminal.ts';

export type Progress = { advance: (by: number) => void; finish: () => void };

const firstDrawAfterMs = 250;
const redrawAfterMs = 100;
const erase = '\r\u001b[K';

/** Counts on one line of the terminal if the work takes long. `finish` erases the line. */
export function startProgress(
  label: string,
  total: number,
  unit: 'bytes' | 'rows' | 'files',
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): Progress {
  const amount = (count: number) => (unit === 'bytes' ? formatSize(count) : count.toLocaleString('en-US'));
  let done = 0;
  let drawn = false;
  let next = performance.now() + firstDrawAfterMs;
  return {
    advance(by) {
      done += by;
      if (!output.isTTY || performance.now() < next) return;
      next = performance.now() + redrawAfterMs;
      drawn = true;
      const ofTotal = `${amount(done)} of ${amount(total)}${unit === 'bytes' ? '' : ` ${unit}`}`;
      output.write(`${erase}${cleanLine(label)}: ${ofTotal}`);
    },
    finish() {
      if (drawn) output.write(erase);
      drawn = false;
    },
  };
}
