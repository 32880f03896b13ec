import type { MDXContent } from 'mdx/types';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { writeVerificationReceipt } from '#content/receipts.ts';
import { writeNotice, writeWarning } from '#content/verification-notices.ts';
import type { AskedQuestions, Question } from '#domain/verification-questions.ts';
import { allAsked, allQuestions, askAllBut } from '../../tests/support/questions.ts';
import { legal } from './legal.ts';
import { Questions } from './verification-parts.tsx';

/** What every text must not mention if the question is not asked. */
const traces: Record<Question, RegExp> = {
  phoneCarrier: /carrier/i,
  position: /\bposition/i,
  additionalInfo: /in your own words/i,
  bankName: /bank name/i,
  creditScore: /credit/i,
  socialSecurity: /social security|sealed/i,
  driversLicense: /picture|driver/i,
};

const render = (Text: MDXContent, asked: AskedQuestions) =>
  renderToStaticMarkup(
    <Questions value={asked}>
      <Text />
    </Questions>,
  );

const textsFor = (asked: AskedQuestions) => ({
  privacy: render(legal.privacy.Text, asked).replaceAll(/pictures and scripts come/g, ''),
  accessibility: render(legal.accessibility.Text, asked),
  notice: JSON.stringify(writeNotice(asked)),
  warning: writeWarning(asked).text,
  receipt: writeVerificationReceipt(asked).sent,
});

describe('the words about what is collected', () => {
  test('the privacy policy names everything that is asked', () => {
    const { privacy } = textsFor(allAsked);
    for (const trace of Object.values(traces)) expect(privacy).toMatch(trace);
    expect(privacy).toMatch(
      /your first and last name, email, phone and phone carrier, address, bank name, credit score range, Social Security number, position, anything you add in your own words, and both sides of your driver’s license\./i,
    );
  });

  test.each(allQuestions)('no text mentions %s if it is not asked', (question) => {
    for (const [name, text] of Object.entries(textsFor(askAllBut(question))))
      expect([name, traces[question].exec(text)?.[0]]).toEqual([name, undefined]);
  });

  test('the privacy policy is a sentence also if nothing is asked that can be left out', () => {
    const { privacy } = textsFor(askAllBut(...allQuestions));
    expect(privacy).toMatch(/your first and last name, email, phone, and address\./i);
  });

  test('pictures and the number are in the notice, the warning and the receipt while they are asked', () => {
    const { notice, warning, receipt } = textsFor(allAsked);
    expect(notice).toMatch(/two pictures.*both pictures.*Social Security.*The pictures/);
    expect(warning).toMatch(/harmless picture.*000-00-0000/);
    expect(receipt).toMatch(/pictures/);
  });
});
