import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Database } from '../database/database.ts';
import type { UpkeepRun } from '../upkeep/run-daily.ts';
import { createGauge, type Metric } from './metrics.ts';
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

/** Reads what can only be measured when somebody asks. */
export function createGaugeReader({ database, freeBytes, checkReadiness, lastUpkeep }: Options) {
  const delay = monitorEventLoopDelay();
  delay.enable();

  return async (): Promise<Metric[]> => {
    const [free, { parts }, stored] = await Promise.all([
      freeBytes(),
      checkReadiness(),
      readStored(database),
    ]);
    const upkeep = lastUpkeep();
    const { rss, heapUsed } = process.memoryUsage();
    const delays = [50, 99, 100].map((percent): [Record<string, string>, number] => [
      { quantile: String(percent / 100) },
      delay.percentile(percent) / 1e9,
    ]);
    delay.reset();
    const gauge = (name: string, help: string, value: number | undefined) =>
      createGauge(name, help, [[{}, value]]);
    return [
      createGauge(
        'site_ready',
        'Whether a part works: 1 or 0.',
        Object.entries(parts).map(([part, state]) => [{ part }, /^(ok|off)$/.test(state) ? 1 : 0]),
      ),
      gauge('site_disk_free_bytes', 'Free bytes on the disk of DATA_DIR.', free),
      gauge('site_mail_waiting', 'Mails that wait to be sent.', numberOf(stored.waiting)),
      gauge('site_mail_oldest_seconds', 'Age of the oldest mail that waits.', numberOf(stored.oldest)),
      gauge('site_mail_given_up', 'Mails of the last 30 days that were given up.', numberOf(stored.given_up)),
      gauge('site_last_backup_timestamp_seconds', 'When the last backup ended.', numberOf(stored.backup)),
      gauge(
        'site_last_upkeep_timestamp_seconds',
        'When the last daily upkeep since the start ended.',
        upkeep && Date.parse(upkeep.at) / 1000,
      ),
      gauge('site_upkeep_failed_steps', 'Steps of that upkeep that failed.', upkeep?.failed.length),
      createGauge('nodejs_eventloop_delay_seconds', 'Delay since the last scrape.', delays),
      gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
      gauge('nodejs_heap_used_bytes', 'Used heap of JavaScript.', heapUsed),
      gauge('process_uptime_seconds', 'Time since the start of the process.', process.uptime()),
    ];
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
