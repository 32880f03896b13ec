import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { storedForms } from '#app/forms/stored-forms.ts';
import { recordWords as words } from '../../../words/record.ts';
import { Answers } from './answers.tsx';

const address = { kind: 'verification', id: '0994f204-d303-4cb9-905e-690df38e0058' } as const;
const render = (fields: Record<string, string | null>) =>
  renderToStaticMarkup(<Answers address={address} fields={fields} />);

test('a verification shows its fields in groups', () => {
  const html = render({ position: 'Other', credit_score: 'Good (700-749)', sealing_key_id: null });
  for (const text of [words.answerGroups.position.title, 'Good (700-749)']) expect(html).toContain(text);
  expect(html).not.toContain(words.answerGroups.more.title);
});

test('a question that was not asked leaves no label and no sealed number', () => {
  expect(render({ position: null, credit_score: null, bank_name: null, sealing_key_id: null })).toBe('');
  const html = render({ phone_carrier: 'AT&T', credit_score: null, sealing_key_id: null });
  expect(html).toContain(storedForms.verification.words.phoneCarrier?.label);
  for (const label of [words.answers.credit_score, words.sealed]) expect(html).not.toContain(label);
});
