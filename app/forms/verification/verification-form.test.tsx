import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fields } from '#content/verification.ts';
import type { Question } from '#domain/verification-questions.ts';
import { allQuestions, askAllBut } from '../../../tests/support/questions.ts';
import { selectAsked, type VerificationField } from './definition.ts';
import { listSections } from './sections.ts';
import { VerificationForm } from './verification-form.tsx';

const names = Object.keys(fields) as VerificationField[];

describe.each<Question[][]>([
  [[]],
  [['creditScore', 'bankName']],
  [['socialSecurity']],
  [['driversLicense']],
  [['position']],
  [allQuestions],
])('the form without %j', (skipped) => {
  const asked = askAllBut(...skipped);
  const html = renderToStaticMarkup(<VerificationForm skipped={skipped} creditReason="" />);

  test('shows the fields that are asked, and no other', () => {
    const shown = names.filter((name) => html.includes(`name="${name}"`));
    expect(shown).toEqual(selectAsked(names, asked));
  });

  test('shows a section and a step for each group of questions', () => {
    const sections = listSections(asked);
    const steps = [...html.matchAll(/href="#(\w+)"><span class="section-title"/g)].map(([, id]) => id);
    expect(steps).toEqual(sections.map(({ id }) => id).filter((id) => id !== 'review'));
    for (const { id } of sections) expect(html).toContain(`id="${id}"`);
  });

  test('has no empty row, and a question that lost its neighbor has the whole row', () => {
    const rows = [...html.matchAll(/<div class="field-row [^"]*"/g)].map(([row]) => row);
    const wide = rows.filter((row) => row.includes('grid-cols-2')).length;
    const pairs: [VerificationField, VerificationField][] = [
      ['firstName', 'lastName'],
      ['phone', 'phoneCarrier'],
      ['position', 'otherPosition'],
      ['bankName', 'creditScore'],
      ['socialSecurity', 'confirmSocialSecurity'],
      ['licenseFront', 'licenseBack'],
    ];
    expect(wide).toBe(pairs.filter((pair) => selectAsked(pair, asked).length === 2).length);
    expect(html).not.toMatch(/<div class="field-row [^"]*"><\/div>/);
  });
});
