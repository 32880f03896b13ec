import type { License } from '#app/site-types.ts';
import { demonstration } from '#content/shell.ts';

/** Also printed. Gone once the site names a licensed insurer. */
export function DemonstrationLine({ license }: { license: License | null }) {
  if (license) return null;
  return (
    <aside aria-label={demonstration.label} className="top-bar-notice">
      <p>
        <strong className="text-amber">{`${demonstration.label}:`}</strong> {demonstration.text}
      </p>
    </aside>
  );
}
