/** One line per event: time, event, and codes or paths. Never pass what a visitor typed into a form. */
export function log(event: string, details: Record<string, string | number> = {}): void {
  console.log(
    `${new Date().toISOString()} ${event} ${JSON.stringify(details).replace(nonPrintable, escapeCharacter)}`,
  );
}

/** Escaped, because a path may hold control sequences for the reader's terminal. */
const nonPrintable = /[^ -~]/g;

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
