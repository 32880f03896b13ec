import { NotAccepted } from '../lib/not-accepted.ts';
import { DatabaseError, DatabaseUnavailable } from './database/database-error.ts';

/** What an error of PostgreSQL or the disk means for something that was sent. Undefined for a bug of ours. */
export function asNotAccepted(error: unknown): NotAccepted | undefined {
  if (error instanceof NotAccepted) return error;
  if (error instanceof DatabaseUnavailable) return new NotAccepted('database away');
  if (isDiskError(error)) return new NotAccepted('disk full');
  if (!(error instanceof DatabaseError)) return undefined;
  if (error.code === '42501') return new NotAccepted('denied', { message: error.message });
  if (error.code === '23505') return new NotAccepted('duplicate');
  return /^(40|55|57)/.test(error.code) ? new NotAccepted('database away') : undefined;
}

/** The disk is full, read-only or missing, or too many files are open: not the sender's fault. */
function isDiskError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(ENOSPC|EDQUOT|EFBIG|EMFILE|ENFILE|EIO|EROFS|EACCES|EPERM|ENOENT|ENOTDIR|ESTALE)$/.test(
      String(error.code),
    )
  );
}
