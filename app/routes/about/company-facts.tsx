import { licenseFacts } from '#app/frame/license-facts.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import type { License } from '#company/shape/site.ts';
import { atAGlance } from '#content/at-a-glance.ts';
import { site } from '#content/site.ts';
import { state } from '#content/state.ts';

const { label, since, offices, noLicense } = atAGlance;

/** How old and how large the company is, and under which license it insures. */
export function CompanyFacts({ license }: { license: License | null }) {
  return (
    <section aria-label={label} className="mt-8 max-w-xl border-t-4 border-amber pt-5">
      <FactList
        facts={[
          [since, site.founded],
          [offices.label, offices.text],
          ...(license
            ? licenseFacts(license, state.regulator)
            : [[noLicense.label, noLicense.text] as const]),
        ]}
      />
    </section>
  );
}
