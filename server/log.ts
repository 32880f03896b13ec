/** One line per event: time, what happened, and codes or paths; never what a visitor typed into a form. */
export function log(event: string, details: Record<string, string | number> = {}): void {
  console.log(
    `${new Date().toISOString()} ${event} ${JSON.stringify(details).replace(beyondAscii, escaped)}`,
  );
}

/** A path may hold what steers the terminal of whoever reads the log. */
const beyondAscii = /[^ -~]/g;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
