import { describe, expect, test } from 'vitest';
import { fileOfSize } from '../../../tests/support/fake-backend.ts';
import { describeAnswer } from './describe-answer.ts';

describe('the review of a verification', () => {
  test('shows an answer as it will be stored', () => {
    expect(describeAnswer('bankName', { bankName: ' First <b>Harbor</b> Bank ' })?.text).toBe(
      'First Harbor Bank',
    );
    expect(describeAnswer('state', { state: 'NY' })?.text).toBe('New York');
  });

  test.each(['900-12-3456', '900123456', '900 12 3456'])(
    'masks all but four digits of %s',
    (socialSecurity) => {
      const answer = describeAnswer('socialSecurity', { socialSecurity });
      expect(answer?.text).toBe('•••-••-3456');
      expect(answer?.spoken).toContain('3 4 5 6');
      expect(JSON.stringify(answer)).not.toContain('900');
    },
  );

  test.each(['3456', '12345678', '1234567890'])('shows no digit of %s, which is no such number', (number) => {
    expect(describeAnswer('socialSecurity', { socialSecurity: number })).toBeUndefined();
  });

  test('names a file, unless it was refused', () => {
    expect(describeAnswer('licenseFront', { licenseFront: fileOfSize(1, 'front.jpg') })?.text).toBe(
      'front.jpg',
    );
    expect(describeAnswer('licenseFront', { licenseFront: fileOfSize(1, 'front.gif') })).toBeUndefined();
  });

  test.each([undefined, '', '  ', '<br>'])('has no answer in %j', (city) => {
    expect(describeAnswer('city', city === undefined ? {} : { city })).toBeUndefined();
  });
});
