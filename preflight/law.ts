import { readFileSync } from 'node:fs';
import { fields } from '../app/content/verification-fields.ts';
import { type Finding, good, settle } from './finding.ts';
import { type Ask, isForbidden, json } from './wire.ts';

/** What docs/going-live.md lists: a field of the form, its column, and why a New York employer should not ask it of an applicant. */
const troubled = [
  [
    'creditScore',
    'credit_score',
    'Credit score range: no credit history from applicants since April 18, 2026',
  ],
  ['socialSecurity', 'social_security', 'Social security number: for payroll and tax, after hiring'],
  [
    'licenseFront',
    'dl_front_url',
    "Driver's license, front: for Form I-9 the employee chooses the documents, after the offer",
  ],
  ['licenseBack', 'dl_back_url', "Driver's license, back: as the front"],
  ['bankName', 'bank_name', 'Bank name: only with written consent, after hiring'],
  ['phoneCarrier', 'phone_carrier', 'Phone carrier: no purpose that an employer could name'],
] as const;

const switchOff =
  'Switch the field off (docs/going-live.md), or note in preflight/settled.json what counsel says.';

export async function checkLaw(ask: Ask, now: Date): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [field, column, line] of troubled) {
    // Alone the column can make no row. Without the grant PostgreSQL says so before it looks at anything else.
    const answer = await ask(
      'stranger',
      '/rest/v1/employment_verifications',
      json('POST', { [column]: 'x' }),
    );
    const places = [
      field in fields && 'the form asks',
      !isForbidden(answer) && 'the backend takes it',
    ].filter(Boolean);
    findings.push(
      places.length > 0
        ? settle('law', `field:${column}`, `${line} (${places.join(', ')})`, switchOff)
        : good('law', `field:${column}`, `${column} is neither asked nor taken`),
    );
  }
  for (const name of ['privacy', 'terms'] as const) findings.push(...checkText(name, now));
  return findings;
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
