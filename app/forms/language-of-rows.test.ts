import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '#domain/languages.ts';
import { fakeBackend, fileOfSize } from '../../tests/support/fake-backend.ts';
import { allAsked } from '../../tests/support/questions.ts';
import { createSubmission } from './kit/send/submission.ts';

afterEach(() => vi.doUnmock('#content/language.ts'));

/** Each form of a site in a language. What was typed does not matter here. */
async function loadForms(code: keyof typeof languages) {
  vi.resetModules();
  vi.doMock('#content/language.ts', () => ({ language: languages[code] }));
  const [{ submitContact }, { submitApplication }, { submitVerification }, { submitClaim }] =
    await Promise.all([
      import('./contact/submit.ts'),
      import('./application/submit.ts'),
      import('./verification/submit.ts'),
      import('./claim/submit.ts'),
    ]);
  const file = () => fileOfSize(1, 'scan.pdf');
  const backend = fakeBackend();
  const send = <Values>(
    submit: (values: Values, ...rest: [never, never, never]) => Promise<unknown>,
    values: object,
  ) => submit(values as Values, createSubmission() as never, backend as never, allAsked as never);
  await send(submitContact, {});
  await send(submitApplication, { fullName: 'Ada', jobTitle: '', resume: file() });
  await send(submitVerification, { licenseFront: file(), licenseBack: file() });
  await send(submitClaim, { kind: '', reachWay: '', reachTime: '' });
  return backend.calls.filter(({ call }) => call === 'insert');
}

test('every form of a Spanish page sends the language, and none of an English page', async () => {
  expect(await loadForms('es')).toEqual(
    Array(4).fill(expect.objectContaining({ row: expect.objectContaining({ language: 'es' }) })),
  );
  for (const { row } of (await loadForms('en')) as { row?: object }[])
    expect(row).not.toHaveProperty('language');
});
