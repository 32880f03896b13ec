import { cleanLine } from './clean-text.ts';
import { truncateText } from './fit-text.ts';
import { formatSize, readWidth } from './terminal.ts';

export type Progress = { advance: (by: number) => void; finish: () => void };
type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

const barWidth = 24;
const firstDrawAfterMs = 250;
const redrawAfterMs = 100;

/** Draws a progress bar if the work takes long and the output is a terminal. `finish` erases it. */
export function startProgress(
  label: string,
  total: number,
  unit: 'bytes' | 'rows' | 'files',
  output: Output = process.stderr,
): Progress {
  let done = 0;
  let drawn = false;
  let next = performance.now() + firstDrawAfterMs;
  return {
    advance(by) {
      done += by;
      if (!output.isTTY || performance.now() < next) return;
      next = performance.now() + redrawAfterMs;
      drawn = true;
      output.write(`\r\u001b[K${truncateText(drawBar(label, done, total, unit), (readWidth() ?? 80) - 1)}`);
    },
    finish() {
      if (drawn) output.write('\r\u001b[K');
      drawn = false;
    },
  };
}

export function drawBar(
  label: string,
  done: number,
  total: number,
  unit: 'bytes' | 'rows' | 'files',
): string {
  const share = total > 0 ? Math.min(done / total, 1) : 1;
  const filled = Math.round(share * barWidth);
  const amount =
    unit === 'bytes'
      ? `${formatSize(done)} of ${formatSize(total)}`
      : `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${unit}`;
  const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`;
  return `${cleanLine(label)} ${bar} ${String(Math.round(share * 100)).padStart(3)} %  ${amount}`;
}
