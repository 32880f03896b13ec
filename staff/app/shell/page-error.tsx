import { useRouteError } from 'react-router';
import { RequestFailed } from '../../api/request-failed.ts';
import { linkLook } from '../../ui/link-look.ts';
import { shell } from '../../words/shell.ts';
import { FailureScreen } from './failure.tsx';

/** A screen that could not be rendered, or whose script could not be loaded. */
export function PageError() {
  const error = useRouteError();
  // Browsers throw a TypeError if a script cannot be fetched.
  const isUnloaded = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <>
      <title>{shell.title()}</title>
      <FailureScreen error={isUnloaded ? new RequestFailed('page_outdated') : error}>
        <a href={location.pathname} className={linkLook}>
          {shell.reload}
        </a>
      </FailureScreen>
    </>
  );
}
