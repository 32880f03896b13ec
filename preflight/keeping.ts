import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Finding, good, settle, unknown } from './finding.ts';
import type { Settings } from './settings.ts';
import { type Ask, isTaken } from './wire.ts';

const came: Record<string, number> = { contacts: 365, job_applications: 365, employment_verifications: 90 };
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
    rows.every((row) => came[row.table_name] === row.keep_days)
      ? settle(
          'keeping',
          'retention:days',
          `Records are kept for the days this came with: ${said}`,
          'Set the days counsel names in the table retention, or note in preflight/settled.json that these are they.',
        )
      : good('keeping', 'retention:days', `Records are kept for the days you chose: ${said}`),
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
