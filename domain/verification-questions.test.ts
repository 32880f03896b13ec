import { describe, expect, test } from 'vitest';
import { fields } from '#app/content/verification-fields.ts';
import { listSections } from '#app/content/verification-sections.ts';
import { allAsked, allQuestions, askAllBut } from '../tests/support/questions.ts';
import type { VerificationField } from './verification-questions.ts';
import { type Choice, decideQuestions, type Question, selectAsked } from './verification-questions.ts';

const license = { holder: 'A', number: '1', type: 'B', underwriter: 'C', naic: '2' };
const newYork = { state: 'NY' };
const boston = { state: 'MA' };
const defaults: Record<Question, Choice> = {
  phoneCarrier: 'ask',
  position: 'ask',
  additionalInfo: 'ask',
  bankName: 'skip in New York',
  creditScore: 'skip in New York',
  socialSecurity: 'ask',
  driversLicense: 'ask',
};

describe('which questions are asked', () => {
  test('the demonstration asks all of them', () => {
    expect(decideQuestions(defaults, { license: null, offices: [newYork] })).toEqual(allAsked);
  });

  test('a licensed company with an office in New York asks for neither credit score nor bank', () => {
    expect(decideQuestions(defaults, { license, offices: [boston, newYork] })).toEqual(
      askAllBut('bankName', 'creditScore'),
    );
  });

  test('a licensed company elsewhere asks all of them', () => {
    expect(decideQuestions(defaults, { license, offices: [boston] })).toEqual(allAsked);
  });

  test('the owner can ask in New York, and skip anywhere', () => {
    const company = { license, offices: [newYork] };
    expect(decideQuestions({ ...defaults, creditScore: 'ask', bankName: 'ask' }, company)).toEqual(allAsked);
    for (const question of allQuestions)
      expect(
        decideQuestions({ ...defaults, [question]: 'skip' }, { license: null, offices: [newYork] }),
      ).toEqual(askAllBut(question));
  });
});

describe('the fields of the form', () => {
  const always: VerificationField[] = [
    ...(['firstName', 'lastName', 'email', 'phone'] as const),
    ...(['streetAddress', 'city', 'state', 'zipCode'] as const),
  ];
  const names = Object.keys(fields) as VerificationField[];

  test('pairs are switched together', () => {
    const removed = (question: Question) => {
      const left = selectAsked(names, askAllBut(question));
      return names.filter((name) => !left.includes(name));
    };
    expect(removed('socialSecurity')).toEqual(['socialSecurity', 'confirmSocialSecurity']);
    expect(removed('driversLicense')).toEqual(['licenseFront', 'licenseBack']);
    expect(removed('position')).toEqual(['position', 'otherPosition']);
  });

  test('names, email, phone and address are asked even if every question is off', () => {
    expect(selectAsked(names, allAsked)).toEqual(names);
    expect(selectAsked(names, askAllBut(...allQuestions))).toEqual(always);
  });

  test('are all in a section, and a section without a field is left out', () => {
    const shown = (...skipped: Question[]) => listSections(askAllBut(...skipped));
    expect(
      shown()
        .flatMap((section) => section.fields)
        .toSorted(),
    ).toEqual(names.toSorted());
    const ids = (...skipped: Question[]) => shown(...skipped).map(({ id }) => id);
    expect(ids()).toEqual(['you', 'address', 'work', 'finance', 'documents', 'review']);
    expect(ids('driversLicense')).toEqual(['you', 'address', 'work', 'finance', 'review']);
    expect(ids('bankName', 'creditScore')).toContain('finance');
    expect(ids(...allQuestions)).toEqual(['you', 'address', 'review']);
  });

  test('without a position, the introduction does not speak of a list of jobs', () => {
    const introOf = (...skipped: Question[]) =>
      listSections(askAllBut(...skipped)).find(({ id }) => id === 'work')?.intro;
    expect(introOf()).toContain('list');
    expect(introOf('position')).not.toContain('list');
  });
});
