type Sized = { size: number };

const mostFiles = 5;
/** Many mail servers take 25 MB, and a mail needs a third more bytes than its files have. */
const mostBytes = 15 * 1024 * 1024;

/** Which of the chosen files still fit into the mail, beside those that it has. */
export function chooseFiles<Chosen extends Sized>(
  attached: readonly Sized[],
  chosen: readonly Chosen[],
): { fitting: Chosen[]; problem?: 'tooMany' | 'tooLarge' } {
  const fitting: Chosen[] = [];
  let bytes = attached.reduce((sum, { size }) => sum + size, 0);
  for (const file of chosen) {
    if (attached.length + fitting.length === mostFiles) return { fitting, problem: 'tooMany' };
    if (bytes + file.size > mostBytes) return { fitting, problem: 'tooLarge' };
    bytes += file.size;
    fitting.push(file);
  }
  return { fitting };
}
