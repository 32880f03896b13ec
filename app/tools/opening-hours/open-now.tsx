import { specialHours } from '#app/catalog/special-days.ts';
import type { EnhancementName } from '#app/runtime/islands/registry.ts';

const enhancement: EnhancementName = 'open-now';

/** Empty and invisible until update-open-badge.ts fills it. */
export function OpenNow({ office }: { office: string }) {
  const days = specialHours.length > 0 ? JSON.stringify(specialHours) : undefined;
  return (
    <span
      data-enhance={enhancement}
      data-office={office}
      data-special-days={days}
      className="invisible inline-flex items-center gap-2 rounded-full bg-sunken px-3 py-1 text-sm font-bold"
    >
      <span aria-hidden="true" className="size-2.5 rounded-full" />
      <span />
    </span>
  );
}
