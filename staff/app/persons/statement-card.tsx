import type { Statement } from './write-statement.ts';

/** A statement as it is read and printed. */
export function StatementCard({ language, title, parts }: Statement) {
  const titleId = `statement-title-${language}`;
  return (
    <article
      lang={language}
      aria-labelledby={titleId}
      className="card grid max-w-176 gap-4 p-[clamp(1.25rem,4vw,2.5rem)] print:border-0 print:p-0"
    >
      <h2 id={titleId} className="text-title">
        {title}
      </h2>
      {parts.map(({ title, text = [], list = [] }) => (
        <section key={title ?? text[0]} className="grid gap-1.5">
          {title && <h3>{title}</h3>}
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list.length > 0 && (
            <ul className="grid list-disc gap-1 ps-5">
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
