import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { keepDays } from '#app/content/retention.ts';
import { type Finding, good, settle, unknown } from './finding.ts';
import type { Settings } from './settings.ts';
import { type Ask, isTaken } from './wire.ts';

const week = 7 * 24 * 60 * 60 * 1000;

export async function checkKeeping(ask: Ask, settings: Settings, now: Date): Promise<Finding[]> {
  return [...(settings.staffKey ? await checkRetention(ask, now) : []), checkBackups(settings.backups, now)];
}

async function checkRetention(ask: Ask, now: Date): Promise<Finding[]> {
  const answer = await ask('staff', '/rest/v1/retention?select=table_name,keep_days');
  if (!isTaken(answer))
    return [unknown('keeping', 'retention:days', 'The days to keep could not be read', 'Check INBOX_KEY.')];
  const rows: Array<{ table_name: string; keep_days: number }> = JSON.parse(answer.text);
  const said = rows.map((row) => `${row.table_name} ${row.keep_days}`).join(', ');
  const findings = [
    Object.entries(keepDays).every(([table, days]) =>
      rows.some((row) => row.table_name === table && row.keep_days === days),
    )
      ? settle(
          'keeping',
          'retention:days',
          `Records are kept for the days that the privacy policy names: ${said}`,
          'When counsel confirms them, note it in preflight/settled.json. Change them in app/content/retention.ts and in the table retention.',
        )
      : settle(
          'keeping',
          'retention:policy',
          `Records are not kept for the days that the privacy policy names: ${said}`,
          'Make app/content/retention.ts and the table retention agree, then npm run build.',
        ),
  ];
  for (const { table_name, keep_days } of rows) {
    const due = new Date(now.getTime() - (keep_days + 2) * 24 * 60 * 60 * 1000).toISOString();
    const late = await ask('staff', `/rest/v1/${table_name}?select=id&created_at=lt.${due}&limit=1`);
    if (isTaken(late) && late.text.trim() !== '[]')
      findings.push(
        settle(
          'keeping',
          `retention:${table_name}`,
          `${table_name} holds records past their date`,
          'Put npm run -s inbox -- purge into a daily timer.',
        ),
      );
  }
  return findings;
}

function checkBackups(folder: string, now: Date): Finding {
  const newest = existsSync(folder)
    ? Math.max(0, ...readdirSync(folder).map((name) => statSync(path.join(folder, name)).mtimeMs))
    : 0;
  const next =
    'npm run inbox -- backup --to "backups/$(date +%F).tar", daily. If yours are elsewhere: --backups FOLDER';
  if (newest === 0) return settle('keeping', 'backup', `No backup has been made (none in ${folder})`, next);
  return now.getTime() - newest < week
    ? good('keeping', 'backup', 'The newest backup is less than a week old')
    : settle('keeping', 'backup', 'The newest backup is more than a week old', next);
}
