import { demonstration } from '#app/content/shell.ts';
import { site } from '#app/site.ts';

/** Beside a number that someone in need might call. */
export function MadeUpNumber() {
  return !site.license && <p className="mt-4 font-semibold">{demonstration.number}</p>;
}
