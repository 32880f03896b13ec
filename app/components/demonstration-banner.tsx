import { demonstration } from '#app/content/shell.ts';
import { site } from '#app/site.ts';

export function DemonstrationBanner() {
  if (site.licence) return null;
  return (
    <aside aria-label={demonstration.label} data-print="hide" className="bg-deep text-deep-ink">
      <p className="shell py-2 text-sm">
        <strong className="mr-2 font-bold text-amber">{demonstration.label}</strong>
        {demonstration.text}
      </p>
    </aside>
  );
}
