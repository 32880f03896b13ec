import { fraudNotice } from '#app/content/fraud-notice.ts';
import { site } from '#app/site.ts';

/** For the careers and verification pages: what we ask, what we never ask, and where to report fraud. */
export function FraudNotice() {
  const { title, demonstration, ask, never, doubt, report } = fraudNotice;
  return (
    <section aria-labelledby="fraud-notice" className="section-space bg-sunken">
      <div className="shell">
        <h2 id="fraud-notice" className="max-w-3xl text-section">
          {title}
        </h2>
        {!site.license && <p className="mt-5 max-w-2xl text-lg font-semibold text-danger">{demonstration}</p>}
        <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
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
        </div>
        <p className="mt-10 max-w-3xl">{doubt}</p>
        <p className="mt-3 max-w-3xl">
          {report.text} <Outside {...report.link} />. {report.after} <Outside {...report.help} />.
        </p>
      </div>
    </section>
  );
}

function Outside({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} rel="noreferrer" className="font-semibold text-accent underline underline-offset-4">
      {label}
    </a>
  );
}
