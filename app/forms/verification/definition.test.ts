import { describe, expect, test } from 'vitest';
import type { Question } from '#domain/verification-questions.ts';
import { allAsked, allQuestions, askAllBut } from '../../../tests/support/questions.ts';
import { selectAsked, type VerificationField, verificationForm } from './definition.ts';
import { listSections } from './sections.ts';

describe('the fields of the form', () => {
  const always: VerificationField[] = [
    ...(['firstName', 'lastName', 'email', 'phone'] as const),
    ...(['streetAddress', 'city', 'state', 'zipCode'] as const),
  ];
  const names = verificationForm.posted;

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
