import { expect, test } from 'vitest';
import { placeholdersIn, unknownPlaceholders } from '#domain/fill-placeholders.ts';
import { fitsKind, replyLimits } from '#domain/saved-replies.ts';
import { starterReplies } from './starter-replies.ts';

const en = starterReplies.filter(({ language }) => language === 'en');
const es = starterReplies.filter(({ language }) => language === 'es');

test('each text is there in both languages, for the same kind and outcome and with the same facts', () => {
  const shape = ({ kind, outcome, body }: (typeof en)[number]) => ({
    kind,
    outcome,
    placeholders: placeholdersIn(body).toSorted(),
    gaps: body.match(/\[/g)?.length ?? 0,
  });
  expect(es.map(shape)).toEqual(en.map(shape));
});

test.each(starterReplies)(
  '$language: "$name" can be saved, and only once',
  ({ name, body, kind, outcome }) => {
    expect(unknownPlaceholders(body)).toEqual([]);
    expect(fitsKind({ kind, outcome })).toBe(true);
    expect(name.length).toBeLessThanOrEqual(replyLimits.name);
    expect(starterReplies.filter((other) => other.name === name)).toHaveLength(1);
  },
);
