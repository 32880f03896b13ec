import { Mark } from '#app/frame/logo.tsx';
import { shell } from '../../words/shell.ts';

/** While the app learns who is signed in. */
export function Loading() {
  return (
    <div role="status" className="grid min-h-svh w-full place-items-center">
      <Mark className="size-12 motion-safe:animate-appear" />
      <span className="sr-only">{shell.loading}</span>
    </div>
  );
}
