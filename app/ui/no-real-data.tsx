import { site } from '#company/site.ts';
import { demonstration } from '#content/shell.ts';

/** Stands above a form that stores what is sent. The verification form has a longer warning of its own. */
export function NoRealData() {
  return (
    !site.license && (
      <p className="my-6 border-l-4 border-coral pl-4 font-semibold">{demonstration.privacy}</p>
    )
  );
}
