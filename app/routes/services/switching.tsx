import { ArrowLink } from '#app/ui/arrow-link.tsx';
import type { switching } from '#content/services/overview.ts';

/** How to leave another company without a day between two policies. */
export function Switching({ title, text, steps, link }: typeof switching) {
  return (
    <section aria-labelledby="switching" className="section-space bg-sunken">
      <div className="shell grid gap-12 lg:grid-cols-[1fr_1.7fr] lg:gap-20">
        <div>
          <h2 id="switching" className="text-section">
            {title}
          </h2>
          <p className="mt-4">
            <ArrowLink {...link} />
          </p>
        </div>
        <div>
          <ol className="grid gap-6">
            {steps.map((step, place) => (
              <li key={step.title} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-10 flex-none place-items-center rounded-full bg-amber font-display font-bold text-navy"
                >
                  {place + 1}
                </span>
                <div>
                  <h3 className="text-title">{step.title}</h3>
                  <p className="mt-1 max-w-xl text-muted">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          {text && <p className="mt-8 max-w-xl border-t-4 border-amber pt-4">{text}</p>}
        </div>
      </div>
    </section>
  );
}
