import type { ReactNode } from 'react';
import { Link, useOutletContext, useRouteError } from 'react-router';
import { kindsFor } from '#domain/roles.ts';
import { describeFailure, splitFailure } from '../../api/describe-failure.ts';
import { RequestFailed } from '../../api/request-failed.ts';
import { linkLook } from '../../ui/link-look.ts';
import { shell } from '../../words/shell.ts';
import type { Me } from './use-me.ts';

/** Says what went wrong and what to do next. `children` are the ways on. */
export function FailureScreen({ error, children }: { error: unknown; children?: ReactNode }) {
  const { problem, advice } = splitFailure(describeFailure(error));
  return (
    <section
      role="alert"
      className="card mx-auto my-[clamp(2rem,12vh,7rem)] grid max-w-136 gap-3 p-[clamp(1.5rem,5vw,2.5rem)]"
    >
      <h1 className="text-title">{problem}</h1>
      <p className="text-muted">{advice}</p>
      {children}
    </section>
  );
}

export function NotFound() {
  const me = useOutletContext<Me | undefined>();
  const seesRecords = !me || kindsFor(me.role).length > 0;
  return (
    <FailureScreen error={new RequestFailed('not_found')}>
      <Link to="/" className={linkLook}>
        {seesRecords ? shell.toInbox : shell.toWebsite}
      </Link>
    </FailureScreen>
  );
}

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
