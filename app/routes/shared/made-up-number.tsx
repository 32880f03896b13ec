import { site } from '#company/site.ts';
import { demonstration } from '#content/shell.ts';

/** Warns beside an emergency number that it is made up. */
export function MadeUpNumber() {
  return !site.license && <p className="mt-4 font-semibold">{demonstration.number}</p>;
}
