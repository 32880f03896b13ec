import { Anchor } from '#app/ui/anchor.tsx';
import { Chevron } from '#app/ui/chevron.tsx';
import { site } from '#company/site.ts';
import { fraudNotice } from '#content/fraud-notice.ts';

/** What we ask of applicants, what we never ask, and where to report fraud. Folded, because the pages have other work. */
export function FraudNotice() {
  return (
    <section aria-labelledby="fraud-notice">
      <details className="group rounded-lg border-2 border-line">
        <summary className="flex min-h-18 items-center justify-between gap-6 px-6 py-4 sm:px-8">
          <h2 id="fraud-notice" className="text-title">
            {fraudNotice.title}
          </h2>
          <Chevron className="size-4 flex-none group-open:rotate-180 motion-safe:transition-transform" />
        </summary>
        <div className="grid gap-6 px-6 pb-6 sm:px-8 sm:pb-8">
          <FraudAdvice />
        </div>
      </details>
    </section>
  );
}

function FraudAdvice() {
  const { demonstration, ask, never, doubt, report } = fraudNotice;
  return (
    <>
      {!site.license && (
        <p className="max-w-2xl text-lg font-semibold text-danger lg:col-span-full">{demonstration}</p>
      )}
      <div>
        <h3 className="text-title">{ask.title}</h3>
        <dl className="mt-4 grid gap-4">
          {ask.items.map(({ when, what }) => (
            <div key={when}>
              <dt className="font-bold">{when}</dt>
              <dd className="text-muted">{what}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3 className="text-title">{never.title}</h3>
        <ul className="mt-4 grid list-disc gap-2 pl-6 marker:text-danger">
          {never.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className="grid max-w-3xl gap-3 lg:col-span-full">
        <p>{doubt}</p>
        <p>
          {report.text} <Outside {...report.link} />. {report.after} <Outside {...report.help} />.
        </p>
      </div>
    </>
  );
}

function Outside({ label, href }: { label: string; href: string }) {
  return (
    <Anchor href={href} rel="noreferrer" className="font-semibold text-accent underline underline-offset-4">
      {label}
    </Anchor>
  );
}
