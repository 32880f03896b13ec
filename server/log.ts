import { currentRequestId } from './observe/request-id.ts';

export const logFormats = ['json', 'text'] as const;

/** Codes, ids and paths. Never pass what a visitor typed into a form. */
type Details = Record<string, string | number>;

/** One line per event: an object of JSON, or for a terminal the time, the event and its details. */
export function log(event: string, details: Details = {}): void {
  const time = new Date().toISOString();
  const request = currentRequestId();
  const named = { ...(request && { request }), ...details };
  console.log(isText() ? `${time} ${event} ${toLine(named)}` : toLine({ time, event, ...named }));
}

/** A sentence for whoever starts the server. A terminal shows it as it is. */
export function announce(sentence: string): void {
  if (isText()) console.log(sentence);
  else log(sentence);
}

/** LOG_FORMAT decides. Without it, a terminal gets text, and a file or a collector gets JSON. */
function isText(): boolean {
  return (process.env.LOG_FORMAT || (process.stdout.isTTY ? 'text' : 'json')) === 'text';
}

/** A path may hold control sequences for the reader's terminal. JSON allows to escape them. */
const nonPrintable = /[^ -~]/g;

function toLine(details: Details): string {
  return JSON.stringify(details).replace(nonPrintable, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
