import { demonstration } from '#app/content/shell.ts';
import { site } from '#app/site.ts';

/** Also printed. Hidden once the site names a licensed insurer. */
export function DemonstrationBanner() {
  if (site.license) return null;
  return (
    <aside aria-label={demonstration.label} className="bg-deep text-deep-ink">
      <p className="shell py-2 text-sm">
        <strong className="mr-2 text-amber">{demonstration.label}</strong>
        {demonstration.text}
      </p>
    </aside>
  );
}
