import type { ApiContext } from '../../http/api-env.ts';
import type { OnDuplicate } from '../../store/rows/store-rows.ts';
import { restErrors } from './rest-error.ts';

export type Preferences = {
  representation: boolean;
  count: boolean;
  onDuplicate: OnDuplicate;
  /** The caller wants exactly one row, as an object. */
  single: boolean;
};

/** Reads the headers that postgrest-js sends to choose the response. */
export function readPreferences(context: ApiContext): Preferences {
  const profile = context.req.header(
    /^(GET|HEAD)$/.test(context.req.method) ? 'accept-profile' : 'content-profile',
  );
  if (profile && profile !== 'public') throw restErrors.wrongSchema();
  const preferences = new Set((context.req.header('prefer') ?? '').split(',').map((part) => part.trim()));
  return {
    representation: preferences.has('return=representation'),
    count: preferences.has('count=exact'),
    onDuplicate: preferences.has('resolution=ignore-duplicates')
      ? 'ignore'
      : preferences.has('resolution=merge-duplicates')
        ? 'merge'
        : 'fail',
    single: (context.req.header('accept') ?? '').includes('application/vnd.pgrst.object+json'),
  };
}
