import { expect, test } from 'vitest';
import { summarizeErrors } from './summarize-errors.ts';

const textsOf = (...errors: [label: string | undefined, message: string][]) =>
  summarizeErrors(errors.map(([label, message], at) => ({ name: `field${at}`, label, message }))).map(
    ({ text }) => text,
  );

test('each error keeps its own message', () => {
  expect(textsOf(['City', 'City is required'], ['Email', 'Invalid email address'])).toEqual([
    'City is required',
    'Invalid email address',
  ]);
});

test('a message that names one of its fields is not stuttered', () => {
  const message = 'Social Security Number must be 9 digits';
  expect(textsOf(['Social Security number', message], ['Confirm Social Security number', message])).toEqual([
    message,
    'Confirm Social Security number must be 9 digits',
  ]);
});

test('a message that names no field follows the label', () => {
  const message = 'Please keep this to 200 characters or fewer';
  expect(textsOf(['City', message], ['State', message])).toEqual([`City: ${message}`, `State: ${message}`]);
});

test('an error without a label keeps its message', () => {
  expect(textsOf([undefined, 'No'], [undefined, 'No'])).toEqual(['No', 'No']);
});
