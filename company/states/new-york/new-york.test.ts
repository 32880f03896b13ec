import { expect, test } from 'vitest';
import { newYork } from './index.ts';

test('New York fills in every part', () => {
  const { regulator, auto, claims, life, health, employers, renewal, hiring, breachNotice, glossary } =
    newYork;
  const parts = [auto, claims, life, health, employers, renewal, hiring, glossary].flatMap((each) =>
    Object.values(each),
  );
  for (const part of [regulator, breachNotice, ...parts]) {
    expect(part).toBeTruthy();
    expect(part).not.toEqual([]);
    expect(part).not.toEqual({});
  }
});
