import path from 'node:path';
import { pathToFileURL } from 'node:url';

const projectUrl = pathToFileURL(`${path.join(import.meta.dirname, '../..')}/`).href;

/**
 * Where an error was made, by its stack: the first place in this project, or else the first. Never its message, which may hold
 * anything.
 */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error) || !error.stack) return 'unknown';
  const { message, stack } = error;
  const lines = stack.slice(stack.indexOf(message) + message.length).split('\n');
  const places = lines.flatMap((line) => /^ {4}at .*?([^ (]+:\d+:\d+)\)?$/.exec(line)?.[1] ?? []);
  const ours = places.find((place) => place.startsWith(projectUrl) && !place.includes('/node_modules/'));
  return (ours ?? places[0] ?? 'unknown').replace(projectUrl, '');
}
