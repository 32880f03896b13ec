import { expect, test } from 'vitest';
import { plainState } from '../../company/states/plain.ts';
import { complainAboutState } from './check-state.ts';

const license = {
  holder: 'Bluefin',
  principalOffice: 'Boise, Idaho',
  domicile: 'Idaho',
  number: '1',
  type: 'Insurer',
  underwriter: 'Bluefin',
  naic: '00001',
};
const idaho = plainState('ID');
const regulator = { name: 'A', fullName: 'B', phone: '1', url: 'https://a.example/', checked: '2026-01-01' };
const company = { license, region: { state: 'Idaho' } };

test('a licensed site names the office that takes complaints', () => {
  expect(complainAboutState(company, idaho)).toEqual([expect.stringMatching(/`regulator`.*Idaho/)]);
  expect(complainAboutState(company, { ...idaho, regulator })).toEqual([]);
});

test('a demonstration may leave it open', () => {
  expect(complainAboutState({ ...company, license: null }, idaho)).toEqual([]);
});

test('the law is that of the region', () => {
  const moved = { license: null, region: { state: 'Vermont' } };
  expect(complainAboutState(moved, idaho)).toEqual([
    expect.stringMatching(/company\/site\.ts is Vermont, .*company\/state\.ts .* Idaho\./),
  ]);
});
