import { Hono } from 'hono';
import { z } from 'zod';
import { keepDays } from '#company/policy.ts';
import { type Kind, kinds, tableOf } from '#domain/kinds.ts';
import type { Config } from '../../lib/settings/config.ts';
import { requireRole } from '../access/require-role.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

const days = z.number().int().min(1).max(3650);
const question = z.object({ kind: z.enum(kinds), days });
const change = question.extend({
  /** The days that the person saw, so that a change by a colleague is not overwritten. */
  seenDays: days,
  /** How many deletions the person agreed to. */
  agreedDeletions: z.number().int().min(0),
});

type Retention = { kind: Kind; days: number };

/** Retention and what the server was set up with, for owners. */
export function createSettingsRoutes({ records, system, config }: StaffServices) {
  const readRetention = () => records.read((call) => call('staff_retention', {})) as Promise<Retention[]>;
  const countExpired = (input: z.infer<typeof question>) =>
    records.read((call) =>
      call('staff_count_expired', { wanted_kind: input.kind, days: input.days }),
    ) as Promise<number>;

  return new Hono<StaffEnv>()
    .use(requireRole('owner'))
    .get('/', async (context) => {
      const retention = await readRetention();
      return context.json({
        retention: kinds.map((kind) => ({
          kind,
          days: retention.find((each) => each.kind === kind)?.days ?? 0,
          /** The days that the privacy policy and the forms print. */
          printedDays: keepDays[tableOf(kind)],
        })),
        setup: system ? describeSetup(config) : null,
      });
    })
    .post('/retention/effect', readInput('json', question), async (context) =>
      context.json({ deletions: await countExpired(context.req.valid('json')) }),
    )
    .post('/retention', readInput('json', change), async (context) => {
      const { kind, days, seenDays, agreedDeletions } = context.req.valid('json');
      const current = (await readRetention()).find((each) => each.kind === kind);
      if (current?.days !== seenDays) refuse(409, 'stale');
      if ((await countExpired({ kind, days })) > agreedDeletions) refuse(409, 'more_deletions');
      const entry = {
        actor: context.get('person'),
        action: 'retention_changed' as const,
        kind,
        details: { from: seenDays, to: days },
      };
      await records.perform(entry, async (call) => {
        const parameters = { wanted_kind: kind, seen_days: seenDays, new_days: days };
        if (!(await call('staff_set_retention', parameters))) refuse(409, 'stale');
      });
      return context.json({ kind, days });
    });
}

/** How the server was started, without addresses and secrets. */
function describeSetup(config: Config) {
  const { databaseUrl, clamd, clamdRequired, upkeep, rateFactor, mail, imap } = config;
  const { minFreeBytes, storagePerDay, maxConnections, trustedProxies, publicUrl } = config;
  return {
    database: databaseUrl ? ('postgres' as const) : ('embedded' as const),
    scanner: clamd ? (clamdRequired ? ('required' as const) : ('on' as const)) : ('off' as const),
    upkeep: upkeep ? ('on' as const) : ('off' as const),
    mail: mail ? ('on' as const) : ('off' as const),
    replies: imap ? ('on' as const) : ('off' as const),
    /** 0: there are no limits for each address. */
    rateFactor,
    minFreeBytes,
    storagePerDay,
    maxConnections,
    trustedProxies,
    publicUrl,
  };
}
