import { writeSync } from 'node:fs';

/** What the system says, and what a person does about it. */
const causes = [
  ['No space left on device', 'The disk is full', 'Free some disk space'],
  ['Quota exceeded', 'The quota of the disk is used up', 'Free some disk space or raise the quota'],
  [
    'Read-only file system',
    'The disk is read-only',
    "See the system's log for the reason and make it writable",
  ],
  ['I/O error', 'The disk has an error', "See the system's log, and repair or replace the disk"],
] as const;

/**
 * Reads a line of PostgreSQL's own log. When PostgreSQL cannot write to its disk it panics, and PGlite then loops forever. Exiting
 * loses no acknowledged row, and a supervisor notices it. The message of a panic names files, never values.
 */
export function endOnPanic(line: string): boolean {
  const panic = /\bPANIC: +(.+)/.exec(line)?.[1];
  if (!panic) return false;
  const [, problem, remedy] = causes.find(([text]) => panic.endsWith(text)) ?? [
    '',
    'The database cannot go on',
    'If this happens at each start, restore the data folder from a backup',
  ];
  writeSync(2, `${problem}: ${panic}. ${remedy}, then start the server again.\n`);
  return process.exit(1);
}
