import { readFileSync } from 'node:fs';
import { delicateFields } from './delicate-fields.ts';
import { type Finding, good, settle } from './finding.ts';
import { type Ask, isForbidden, json } from './wire.ts';

const switchOff =
  'Switch the field off (docs/going-live.md), or note in preflight/settled.json what counsel says.';

export async function checkLaw(ask: Ask, now: Date): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { column, why, isAsked } of delicateFields) {
    const place = isAsked ? 'the form asks it' : (await isTaken(ask, column)) && 'the backend still takes it';
    findings.push(
      place
        ? settle('law', `field:${column}`, `${why} (${place})`, switchOff)
        : good('law', `field:${column}`, `${column} is neither asked nor taken`),
    );
  }
  for (const name of ['privacy', 'terms'] as const) findings.push(...checkText(name, now));
  return findings;
}

/** Alone the column can make no row. Without the grant PostgreSQL says so before it looks at anything else. */
async function isTaken(ask: Ask, column: string): Promise<boolean> {
  return !isForbidden(
    await ask('stranger', '/rest/v1/employment_verifications', json('POST', { [column]: 'x' })),
  );
}

function checkText(name: 'privacy' | 'terms', now: Date): Finding[] {
  const file = `app/content/legal/${name}.mdx`;
  const text = readFileSync(file, 'utf8');
  const updated = /updated: '([^']+)'/.exec(text)?.[1] ?? '';
  const age = (now.getTime() - Date.parse(updated)) / (24 * 60 * 60 * 1000);
  return [
    /fictional|demonstration/i.test(text)
      ? settle(
          'law',
          `text:${name}`,
          `The ${name} page speaks of a demonstration`,
          `Write your own in ${file}, with counsel.`,
        )
      : good('law', `text:${name}`, `The ${name} page is your own`),
    age < 365
      ? good('law', `date:${name}`, `The ${name} page was looked at within a year`)
      : settle(
          'law',
          `date:${name}`,
          `The ${name} page was last updated on ${updated}`,
          `Look it over and date it, in ${file}.`,
        ),
  ];
}
