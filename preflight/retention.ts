import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { keepDays } from '#company/policy.ts';
import { type Finding, judge, settle, unknown } from './finding.ts';
import { isSuccess, type Send } from './request.ts';
import type { Target } from './target.ts';

const week = 7 * 24 * 60 * 60 * 1000;

export async function checkRetentionAndBackups(send: Send, target: Target, now: Date): Promise<Finding[]> {
  return [...(target.staffKey ? await checkRetention(send, now) : []), checkBackups(target.backups, now)];
}

async function checkRetention(send: Send, now: Date): Promise<Finding[]> {
  const reply = await send('staff', '/rest/v1/retention?select=table_name,keep_days');
  if (!isSuccess(reply))
    return [
      unknown(
        'retention',
        'retention:days',
        'The retention periods could not be read',
        'Check STAFF_SECRET.',
      ),
    ];
  const rows: Array<{ table_name: string; keep_days: number }> = JSON.parse(reply.text);
  const periods = rows.map((row) => `${row.table_name} ${row.keep_days}`).join(', ');
  const findings = [
    Object.entries(keepDays).every(([table, days]) =>
      rows.some((row) => row.table_name === table && row.keep_days === days),
    )
      ? settle(
          'retention',
          'retention:days',
          `Records are kept for the days that the privacy policy names: ${periods}`,
          'When counsel confirms them, note it in preflight/settled.json. Change them in company/policy.ts and in the table retention.',
        )
      : settle(
          'retention',
          'retention:policy',
          `Records are not kept for the days that the privacy policy names: ${periods}`,
          'Make company/policy.ts and the table retention agree, then run npm run build.',
        ),
  ];
  for (const { table_name, keep_days } of rows) {
    const due = new Date(now.getTime() - (keep_days + 2) * 24 * 60 * 60 * 1000).toISOString();
    const late = await send('staff', `/rest/v1/${table_name}?select=id&created_at=lt.${due}&limit=1`);
    if (isSuccess(late) && late.text.trim() !== '[]')
      findings.push(
        settle(
          'retention',
          `retention:${table_name}`,
          `${table_name} has expired records`,
          'Run npm run -s cli -- purge in a daily timer.',
        ),
      );
  }
  return findings;
}

export function checkBackups(folder: string, now: Date): Finding {
  const newest = existsSync(folder)
    ? Math.max(
        0,
        // The folder may have other files too: the public key, the lists of backups and of deleted ids.
        ...readdirSync(folder)
          .filter((name) => /\.tar(\.pgp)?$/.test(name))
          .map((name) => statSync(path.join(folder, name)).mtimeMs),
      )
    : 0;
  const next =
    'Run npm run cli -- backup --in backups --keep 14 --encrypt-to KEY.asc daily. If backups are in another folder: --backups FOLDER, or set BACKUP_DIR';
  return judge('retention', 'backup', now.getTime() - newest < week, {
    fine: 'The newest backup is less than a week old',
    open: newest === 0 ? `There is no backup in ${folder}` : 'The newest backup is more than a week old',
    next,
  });
}
