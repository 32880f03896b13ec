import { readFileSync } from 'node:fs';
import type { StateLaw } from '#company/shape/state.ts';
import { site } from '#company/site.ts';
import { state } from '#company/state.ts';
import { type LanguageCode, nameOfLanguage } from '#domain/languages.ts';
import type { AskedQuestions } from '#domain/verification-questions.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import { legalWords } from '../scripts/rebrand/demonstration.ts';
import { type Finding, good, judge, note, settle } from './finding.ts';
import { isForbidden, json, type Send } from './request.ts';
import { listRestrictedFields } from './restricted-fields.ts';
import { checkStateLaw } from './state-law.ts';

export async function checkLaw(
  send: Send,
  now: Date,
  asked: AskedQuestions = askedQuestions,
  law: StateLaw = state,
) {
  const findings: Finding[] = [];
  for (const { column, question, why } of listRestrictedFields(law)) {
    const id = `field:${column}`;
    if (asked[question])
      findings.push(
        settle(
          'law',
          id,
          `${why} (the form asks for it)`,
          `Set ${question} to 'skip' in company/policy.ts, or note the advice of counsel in preflight/settled.json.`,
        ),
      );
    else if (await isAccepted(send, column))
      findings.push(
        note(
          'law',
          id,
          `${column} is not asked, but a request made by hand can still send it`,
          `To refuse it there too, write a migration: revoke insert (${column}) on public.employment_verifications from anon;`,
        ),
      );
    else findings.push(good('law', id, `${column} is neither asked nor accepted`));
  }
  for (const code of site.languages)
    for (const name of ['privacy', 'terms'] as const) findings.push(...checkText(name, code, now));
  findings.push(...checkStateLaw(law, now));
  return findings;
}

/** One column alone cannot make a row. PostgreSQL checks the grant first, so a missing grant shows. */
async function isAccepted(send: Send, column: string): Promise<boolean> {
  return !isForbidden(
    await send('anon', '/rest/v1/employment_verifications', json('POST', { [column]: 'x' })),
  );
}

function checkText(name: 'privacy' | 'terms', code: LanguageCode, now: Date): Finding[] {
  const file = `company/content/${code}/legal/${name}.mdx`;
  const id = code === 'en' ? name : `${name}:${code}`;
  const page = `The ${name} page${code === 'en' ? '' : ` in ${nameOfLanguage(code)}`}`;
  const text = readFileSync(file, 'utf8');
  const updated = /updated: '([^']+)'/.exec(text)?.[1] ?? '';
  const age = (now.getTime() - Date.parse(updated)) / (24 * 60 * 60 * 1000);
  return [
    judge('law', `text:${id}`, !legalWords.test(text), {
      fine: `${page} does not describe a demonstration`,
      open: `${page} still describes a demonstration`,
      next: `Write your own text with counsel, in ${file}.`,
    }),
    judge('law', `date:${id}`, age < 365, {
      fine: `${page} was updated within the last year`,
      open: `${page} was last updated on ${updated}`,
      next: `Review it and change its date, in ${file}.`,
    }),
  ];
}
