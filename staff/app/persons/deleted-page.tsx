import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useStore } from '../../ui/create-store.ts';
import { linkLook } from '../../ui/link-look.ts';
import { deleted as words } from '../../words/person.ts';
import { shell } from '../../words/shell.ts';
import { StatementCard } from './statement-card.tsx';
import { lastDeletion } from './use-deletion.ts';
import { statementsText, writeStatements } from './write-statement.ts';

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
  const statements = writeStatements(deletion);
  return (
    <div className="grid max-w-240 grid-cols-1 gap-5">
      <header className="print:hidden">
        <h1 className="text-title">{words.title}</h1>
        <p className="text-muted">{words.lead}</p>
        <p className="mt-2 max-w-176">{words.mail}</p>
      </header>
      {statements.map((statement) => (
        <StatementCard key={statement.language} {...statement} />
      ))}
      <div className="print:hidden flex flex-wrap items-center gap-3">
        <CopyButton text={statementsText(statements)} label={words.copy} />
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
