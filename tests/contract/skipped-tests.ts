/** Starts the name of a test, or of a group of tests, that only our server can pass. */
export const ourServerOnly = 'our server only: ';

/** Counts the marked tests by group. `silent` are the names of tests that were skipped without the mark. */
export function summarizeSkipped(fullNames: string[]): { summary: string; silent: string[] } {
  const marked = fullNames.filter((name) => name.includes(ourServerOnly));
  const groups = Object.entries(Object.groupBy(marked, groupOf));
  const lines = groups.map(([name, tests = []]) => `${String(tests.length).padStart(5)}  ${name}`);
  const title = `Our server only: ${marked.length} tests did not run here, because Supabase answers otherwise.`;
  return {
    summary: marked.length > 0 ? [title, ...lines, ''].join('\n') : '',
    silent: fullNames.filter((name) => !name.includes(ourServerOnly)),
  };
}

/** The marked part of a full name, such as "a picture is re-encoded". */
function groupOf(fullName: string): string {
  return fullName.split(ourServerOnly)[1]?.split(' > ')[0] ?? fullName;
}
