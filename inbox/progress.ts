import { cleanLine } from './clean-text.ts';
import { truncateText } from './fit-text.ts';
import { formatSize, readWidth } from './terminal.ts';

export type Progress = { advance: (by: number) => void; finish: () => void };
type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

const barWidth = 24;
/** Quick work shows nothing; long work is redrawn a few times a second. */
const patience = 250;
const pace = 100;

/** A bar on the terminal for work whose amount is known. Goes away when the work is done, and is never in a file. */
export function startProgress(
  label: string,
  total: number,
  unit: 'bytes' | 'rows' | 'files',
  screen: Screen = process.stderr,
): Progress {
  let done = 0;
  let drawn = false;
  let next = performance.now() + patience;
  return {
    advance(by) {
      done += by;
      if (!screen.isTTY || performance.now() < next) return;
      next = performance.now() + pace;
      drawn = true;
      screen.write(`\r\u001b[K${truncateText(drawBar(label, done, total, unit), (readWidth() ?? 80) - 1)}`);
    },
    finish() {
      if (drawn) screen.write('\r\u001b[K');
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
