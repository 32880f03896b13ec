import { Hono } from 'hono';
import { Registry } from 'prom-client';
import { counters } from '../../lib/counters.ts';
import { NotAccepted } from '../../lib/not-accepted.ts';
import type { UpkeepRun } from '../../lib/run-daily.ts';
import type { Config } from '../../lib/settings/config.ts';
import type { Database } from '../../store/database/database.ts';
import type { ApiContext, ApiEnv } from '../api-env.ts';
import { type Guard, storesNothing } from '../limits/guard.ts';
import { createAddressCheck } from '../limits/own-networks.ts';
import { countRefusal } from './count-refusal.ts';
import { createGaugeReader } from './read-gauges.ts';
import { createReadinessCheck } from './readiness.ts';

type Options = {
  config: Config;
  database: Database;
  freeBytes: () => Promise<number>;
  hasDiskSpace: () => Promise<boolean>;
  lastUpkeep: () => UpkeepRun | undefined;
  isStaff: (context: ApiContext) => boolean;
  guard: Guard;
};

/** The routes for those who watch the server: `metrics` for our own networks, `probes` for everyone. */
export function createObservationRoutes(options: Options) {
  const { config, isStaff, guard } = options;
  const { metricsNetworks, trustedProxies } = config;
  const mayReadMetrics = createAddressCheck({
    setting: 'METRICS_NETWORKS',
    networks: metricsNetworks,
    trustedProxies,
  });
  const checkReadiness = createReadinessCheck({
    ...options,
    ...config,
    sendsMail: config.mail !== undefined,
  });
  const readGauges = createGaugeReader({ ...options, checkReadiness });

  const metrics = new Hono<ApiEnv>().get('/metrics', async (context) => {
    // For everyone else there is no such page.
    if (!mayReadMetrics(context.env.incoming)) return context.notFound();
    const all = Registry.merge([counters, await readGauges()]);
    return context.text(await all.metrics(), 200, { 'content-type': all.contentType });
  });

  const limits = guard(storesNothing);
  const probes = new Hono<ApiEnv>()
    .use('/healthz', ...limits)
    .use('/readyz', ...limits)
    // The process answers. Nothing else is asked, so that a database that is away restarts no server.
    .get('/healthz', (context) => {
      if (!isStaff(context)) return context.json({ status: 'ok' });
      // Preflight names settings that weaken the server.
      const { rateFactor, upkeep, publicUrl } = config;
      const settings = {
        RATE_LIMIT: rateFactor === 0 ? 'off' : String(rateFactor),
        UPKEEP: upkeep ? 'on' : 'off',
        PUBLIC_URL: publicUrl,
      };
      return context.json({ status: 'ok', settings });
    })
    // Everything answers that a form needs. An outsider learns only what does not.
    .get('/readyz', async (context) => {
      const { notReady, parts } = await checkReadiness();
      const isInsider = mayReadMetrics(context.env.incoming) || isStaff(context);
      const body = notReady.length > 0 ? { status: 'not ready', notReady } : { status: 'ready' };
      return context.json({ ...body, ...(isInsider && { parts }) }, notReady.length > 0 ? 503 : 200);
    });
  probes.onError((error, context) => {
    if (!(error instanceof NotAccepted)) throw error;
    countRefusal(error, error.status);
    context.header('retry-after', String(error.retrySeconds));
    return context.json({ status: error.reason }, error.status);
  });
  return { metrics, probes };
}
