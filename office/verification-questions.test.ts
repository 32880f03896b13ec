import { describe, expect, test } from 'vitest';
import { newYork } from '#company/states/new-york/index.ts';
import { plainState } from '#company/states/plain.ts';
import { type Choice, decideQuestions, type Question } from '#domain/verification-questions.ts';
import { allAsked, allQuestions, askAllBut } from '../tests/support/questions.ts';

const license = {
  holder: 'A',
  principalOffice: 'D',
  domicile: 'E',
  number: '1',
  type: 'B',
  underwriter: 'C',
  naic: '2',
};
const juneau = { state: 'AK' };
const boston = { state: 'MA' };
const none = { fact: null, why: 'because', notice: null };
const plain = plainState('AK');
const strict = { ...plain, hiring: { ...plain.hiring, forbidden: { bankName: none, creditScore: none } } };
const choices: Record<Question, Choice> = {
  phoneCarrier: 'ask',
  position: 'ask',
  additionalInfo: 'ask unless forbidden',
  bankName: 'ask unless forbidden',
  creditScore: 'ask unless forbidden',
  socialSecurity: 'ask',
  driversLicense: 'ask',
};

describe('which questions are asked', () => {
  test('a demonstration asks all of them', () => {
    expect(decideQuestions(choices, { license: null, offices: [juneau] }, strict)).toEqual(allAsked);
  });

  test('a licensed company with an office in the state skips what its law forbids', () => {
    expect(decideQuestions(choices, { license, offices: [boston, juneau] }, strict)).toEqual(
      askAllBut('bankName', 'creditScore'),
    );
  });

  test('a licensed company asks all of them elsewhere, and where no law is written', () => {
    expect(decideQuestions(choices, { license, offices: [boston] }, strict)).toEqual(allAsked);
    expect(decideQuestions(choices, { license, offices: [juneau] }, plain)).toEqual(allAsked);
  });

  test('the owner can ask what the law forbids most employers, and skip anywhere', () => {
    const company = { license, offices: [juneau] };
    expect(decideQuestions({ ...choices, creditScore: 'ask', bankName: 'ask' }, company, strict)).toEqual(
      allAsked,
    );
    for (const question of allQuestions)
      expect(
        decideQuestions({ ...choices, [question]: 'skip' }, { license: null, offices: [juneau] }, plain),
      ).toEqual(askAllBut(question));
  });

  test('New York forbids to ask for a credit score and a bank', () => {
    const company = { license, offices: [{ state: newYork.code }] };
    expect(decideQuestions(choices, company, newYork)).toEqual(askAllBut('bankName', 'creditScore'));
  });
});
