/** One line per event: time, what happened, and codes or paths; never a value that a visitor typed. */
export function log(event: string, details: Record<string, string | number> = {}): void {
  console.log(`${new Date().toISOString()} ${event} ${JSON.stringify(details)}`);
}
