import type { ScannerAddress } from '../../lib/settings/config.ts';
import type { Database } from '../../store/database/database.ts';
import { pingScanner } from '../../store/files/scan-file.ts';

type Part = 'database' | 'disk' | 'mail' | 'scanner';
type State = 'ok' | 'off' | 'away' | 'nearly full' | 'stuck';

export type Readiness = {
  /** The parts without which something that visitors send is refused or delayed. */
  notReady: Part[];
  parts: Record<Part, State>;
};

type Options = {
  database: Database;
  hasDiskSpace: () => Promise<boolean>;
  sendsMail: boolean;
  clamd: ScannerAddress | undefined;
  clamdRequired: boolean;
};

const scannerTimeout = 2_000;

/** A mail that waits for its next attempt is not overdue. One that nobody has tried for so long means that nothing is sent. */
const overdueMail = `select 1 from private.outbox
  where sent_at is null and given_up_at is null
    and greatest(due_at, claimed_until) < now() - interval '15 minutes' limit 1`;

/** Asks every part that a visitor's form needs. */
export function createReadinessCheck(options: Options): () => Promise<Readiness> {
  return async () => {
    const [database, hasSpace, scanner] = await Promise.all([
      readDatabase(options),
      options.hasDiskSpace(),
      readScanner(options.clamd),
    ]);
    const parts: Readiness['parts'] = { ...database, disk: hasSpace ? 'ok' : 'nearly full', scanner };
    // Without CLAMD_REQUIRED, uploads are stored while the scanner is away.
    const isTolerated = (part: Part) => part === 'scanner' && !options.clamdRequired;
    const names = Object.keys(parts) as Part[];
    const notReady = names.filter((part) => !/^(ok|off)$/.test(parts[part]) && !isTolerated(part));
    return { notReady, parts };
  };
}

/** Mail waits in the database, so it is as away as the database is. */
async function readDatabase({ database, sendsMail }: Options): Promise<{ database: State; mail: State }> {
  try {
    const overdue = await database.asOwner((query) => query(sendsMail ? overdueMail : 'select where false'));
    return { database: 'ok', mail: sendsMail ? (overdue.length > 0 ? 'stuck' : 'ok') : 'off' };
  } catch {
    return { database: 'away', mail: sendsMail ? 'away' : 'off' };
  }
}

async function readScanner(clamd: ScannerAddress | undefined): Promise<State> {
  if (!clamd) return 'off';
  return (await pingScanner(clamd, scannerTimeout)) === undefined ? 'ok' : 'away';
}
