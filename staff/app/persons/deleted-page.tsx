import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useStore } from '../../ui/create-store.ts';
import { linkLook } from '../../ui/link-look.ts';
import { statement, deleted as words } from '../../words/person.ts';
import { shell } from '../../words/shell.ts';
import { lastDeletion } from './use-deletion.ts';
import { statementText, writeStatement } from './write-statement.ts';

/** After a deletion: what the person may read about it, to copy or print. */
export function Component() {
  const deletion = useStore(lastDeletion);
  if (!deletion)
    return (
      <div className="card grid max-w-136 gap-2 p-6">
        <h1 className="text-title">{words.nothing.title}</h1>
        <p className="text-muted">{words.nothing.text}</p>
        <NextLinks />
      </div>
    );
  const parts = writeStatement(deletion);
  return (
    <div className="grid max-w-240 grid-cols-1 gap-5">
      <header className="print:hidden">
        <h1 className="text-title">{words.title}</h1>
        <p className="text-muted">{words.lead}</p>
        <p className="mt-2 max-w-176">{words.mail}</p>
      </header>
      <article
        aria-labelledby="statement-title"
        className="card grid max-w-176 gap-4 p-[clamp(1.25rem,4vw,2.5rem)] print:border-0 print:p-0"
      >
        <h2 id="statement-title" className="text-title">
          {statement.title}
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
      <div className="print:hidden flex flex-wrap items-center gap-3">
        <CopyButton text={statementText(parts)} label={words.copy} />
        <Button onClick={() => print()}>{words.print}</Button>
      </div>
      <NextLinks />
    </div>
  );
}

function NextLinks() {
  return (
    <p className="print:hidden flex flex-wrap gap-x-5">
      <Link to="/persons" className={linkLook}>
        {words.next}
      </Link>
      <Link to="/" className={linkLook}>
        {shell.toInbox}
      </Link>
    </p>
  );
}
