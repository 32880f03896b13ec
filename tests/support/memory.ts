import { readFile, writeFile } from 'node:fs/promises';

export const megabyte = 1024 * 1024;

/** In megabytes. `VmRSS` is the current resident memory, `VmHWM` its peak. */
export async function memoryOf(pid: number | string, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024);
}

/** Resets the peak that the kernel has recorded. */
export async function resetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
}
