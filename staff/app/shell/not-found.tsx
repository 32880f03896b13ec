import { Link } from 'react-router';
import { RequestFailed } from '../../api/request-failed.ts';
import { linkLook } from '../../ui/link-look.ts';
import { shell } from '../../words/shell.ts';
import { FailureScreen } from './failure.tsx';

export function NotFound() {
  return (
    <FailureScreen error={new RequestFailed('not_found')}>
      <Link to="/" className={linkLook}>
        {shell.toInbox}
      </Link>
    </FailureScreen>
  );
}
