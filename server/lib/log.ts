import { styleText } from 'node:util';
import { currentRequestId } from './request-id.ts';

export const logFormats = ['json', 'text'] as const;

/** Codes, ids and paths. Never pass what a visitor typed into a form. */
type Details = Record<string, string | number>;

/** One line per event: an object of JSON, or for a person the time of day, the event and its details in words. */
export function log(event: string, details: Details = {}): void {
  const now = new Date();
  if (isText()) {
    const clock = styleText('dim', now.toTimeString().slice(0, 8));
    console.log(`${clock} ${[event, inWords(details)].filter(Boolean).join(': ')}`);
    return;
  }
  const request = currentRequestId();
  console.log(toLine({ time: now.toISOString(), event, ...(request && { request }), ...details }));
}

/** A sentence for whoever starts the server. In a terminal its address stands out. */
export function announce(sentence: string): void {
  if (isText()) console.log(sentence.replace(/https?:\S+/, (address) => styleText('cyan', address)));
  else log(sentence);
}

/** For a person only: a collector of logs needs no advice. */
export function advise(sentence: string): void {
  if (isText()) console.log(styleText('yellow', sentence));
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

function inWords(details: Details): string {
  return Object.entries(details)
    .map(([name, value]) => `${name} ${String(value).replace(nonPrintable, escapeCharacter)}`)
    .join(', ');
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
