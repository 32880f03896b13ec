import { Link, useOutletContext, useParams } from 'react-router';
import type { Kind } from '#domain/kinds.ts';
import { RequestFailed } from '../../api/request-failed.ts';
import { linkLook } from '../../ui/link-look.ts';
import { recordWords } from '../../words/record.ts';
import { shell } from '../../words/shell.ts';
import { FailureScreen } from '../shell/failure.tsx';
import type { Me } from '../shell/use-me.ts';
import { RecordScreen } from './record-screen.tsx';
import { useRecord } from './use-record.ts';

export function Component() {
  const { kind, id } = useParams();
  const me = useOutletContext<Me>();
  const address = { kind: kind as Kind, id: id ?? '' };
  const { data, error } = useRecord(address);
  const isRefused = error instanceof RequestFailed && [403, 404].includes(error.status);
  if (error && (isRefused || !data))
    return (
      <FailureScreen error={error}>
        <Link to="/" className={linkLook}>
          {shell.links.inbox}
        </Link>
      </FailureScreen>
    );
  if (!data)
    return (
      <p role="status" className="min-h-[60svh] animate-appear text-muted">
        {recordWords.loading}
      </p>
    );
  return <RecordScreen key={address.id} address={address} record={data} me={me} />;
}
