import { Mark } from '#app/components/logo.tsx';
import { shell } from '../../words/shell.ts';

/** While the app learns who is signed in. */
export function Loading() {
  return (
    <div role="status" className="staff-loading">
      <Mark className="size-12" />
      <span className="sr-only">{shell.loading}</span>
    </div>
  );
}
