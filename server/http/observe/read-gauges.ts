import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, Registry } from 'prom-client';
import type { UpkeepRun } from '../../lib/run-daily.ts';
import type { Database } from '../../store/database/database.ts';
import type { Readiness } from './readiness.ts';

type Options = {
  database: Database;
  freeBytes: () => Promise<number>;
  checkReadiness: () => Promise<Readiness>;
  lastUpkeep: () => UpkeepRun | undefined;
};

/** Seconds since 1970, or an age in seconds. Null: there is none. */
type Stored = { waiting?: string; oldest?: string; given_up?: string; backup?: string };

const storedState = `select
  count(*) filter (where given_up_at is null)::text as waiting,
  extract(epoch from now() - min(created_at) filter (where given_up_at is null))::text as oldest,
  count(*) filter (where given_up_at is not null)::text as given_up,
  (select extract(epoch from made_at)::text from private.last_backup) as backup
  from private.outbox where sent_at is null`;

const percentiles = [
  ['p50', 50],
  ['p99', 99],
  ['max', 100],
] as const;

/** Reads what can only be measured when somebody asks. */
export function createGaugeReader({ database, freeBytes, checkReadiness, lastUpkeep }: Options) {
  const delay = monitorEventLoopDelay();
  delay.enable();

  return async (): Promise<Registry> => {
    const [free, { parts }, stored] = await Promise.all([
      freeBytes(),
      checkReadiness(),
      readStored(database),
    ]);
    const upkeep = lastUpkeep();
    const { rss, heapUsed } = process.memoryUsage();
    const registry = new Registry();
    const registers = [registry];
    /** A value that is not known is left out. */
    const add = (name: string, help: string, value: number | undefined) => {
      if (value !== undefined && Number.isFinite(value)) new Gauge({ name, help, registers }).set(value);
    };
    const ready = new Gauge({
      name: 'site_ready',
      help: 'Whether a part works: 1 or 0.',
      labelNames: ['part'],
      registers,
    });
    for (const [part, state] of Object.entries(parts)) ready.set({ part }, /^(ok|off)$/.test(state) ? 1 : 0);
    add('site_disk_free_bytes', 'Free bytes on the disk of DATA_DIR.', free);
    add('site_mail_waiting', 'Mails that wait to be sent.', numberOf(stored.waiting));
    add('site_mail_oldest_seconds', 'Age of the oldest mail that waits.', numberOf(stored.oldest));
    add('site_mail_given_up', 'Mails of the last 30 days that were given up.', numberOf(stored.given_up));
    add('site_last_backup_timestamp_seconds', 'When the last backup ended.', numberOf(stored.backup));
    add(
      'site_last_upkeep_timestamp_seconds',
      'When the last daily upkeep since the start ended.',
      upkeep && Date.parse(upkeep.at) / 1000,
    );
    add('site_upkeep_failed_steps', 'Steps of that upkeep that failed.', upkeep?.failed.length);
    // As names, because only a summary may have the label `quantile`. They are those of prom-client's own metrics.
    for (const [name, percent] of percentiles)
      add(
        `nodejs_eventloop_lag_${name}_seconds`,
        'Delay of the event loop since the last scrape.',
        delay.percentile(percent) / 1e9,
      );
    delay.reset();
    add('process_resident_memory_bytes', 'Memory of the process.', rss);
    add('nodejs_heap_used_bytes', 'Used heap of JavaScript.', heapUsed);
    add('process_uptime_seconds', 'Time since the start of the process.', process.uptime());
    return registry;
  };
}

/** Empty while the database is away. */
async function readStored(database: Database): Promise<Stored> {
  const [row] = await database.asOwner((query) => query(storedState)).catch(() => []);
  return (row ?? {}) as Stored;
}

function numberOf(text: string | null | undefined): number | undefined {
  return text ? Number(text) : undefined;
}
