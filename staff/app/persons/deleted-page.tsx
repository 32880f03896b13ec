import { Link } from 'react-router';
import { CopyButton } from '../../ui/copy-button.tsx';
import { statement, deleted as words } from '../../words/person.ts';
import { shell } from '../../words/shell.ts';
import { useLastDeletion } from './use-deletion.ts';
import { statementText, writeStatement } from './write-statement.ts';

/** After a deletion: what the person may read about it, to copy or print. */
export function Component() {
  const deletion = useLastDeletion();
  if (!deletion)
    return (
      <div className="persons-none">
        <h1 className="text-title">{words.nothing.title}</h1>
        <p className="text-muted">{words.nothing.text}</p>
        <NextLinks />
      </div>
    );
  const parts = writeStatement(deletion);
  return (
    <div className="deleted-page">
      <header className="no-print">
        <h1 className="text-title">{words.title}</h1>
        <p className="text-muted">{words.lead}</p>
      </header>
      <article aria-labelledby="statement-title" className="statement">
        <h2 id="statement-title" className="text-title">
          {statement.title}
        </h2>
        {parts.map(({ title, text = [], list = [] }) => (
          <section key={title ?? text[0]}>
            {title && <h3>{title}</h3>}
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list.length > 0 && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
      <div className="no-print flex flex-wrap items-center gap-3">
        <CopyButton text={statementText(parts)} label={words.copy} />
        <button type="button" onClick={() => print()} className="staff-button">
          {words.print}
        </button>
      </div>
      <NextLinks />
    </div>
  );
}

function NextLinks() {
  return (
    <p className="no-print flex flex-wrap gap-x-5">
      <Link to="/persons" className="text-link">
        {words.next}
      </Link>
      <Link to="/" className="text-link">
        {shell.toInbox}
      </Link>
    </p>
  );
}
