import { fullNameOf, type Person } from '../people.ts';
import type { Random } from '../random.ts';
import * as careers from '../texts/careers.ts';

/** A paragraph. `side` stands at its right: the years of a position. */
export type Block = {
  style: 'summary' | 'heading' | 'role' | 'text' | 'point';
  text: string;
  side?: string;
  startsPage?: boolean;
};

export type Resume = { name: string; contact: string[]; blocks: Block[] };

type Size = { positions: number; points: number; degrees: number; interests: number; reference: boolean };

/** Of one, two and three pages. */
const sizes: readonly Size[] = [
  { positions: 2, points: 3, degrees: 1, interests: 0, reference: false },
  { positions: 3, points: 3, degrees: 1, interests: 1, reference: false },
  { positions: 5, points: 5, degrees: 1, interests: 1, reference: false },
  { positions: 6, points: 4, degrees: 2, interests: 2, reference: true },
];

/** The newest position ends in this year, so that a resume does not change with the calendar. */
const thisYear = 2026;

/** A career in one field. */
export function makeResume(person: Person, fieldName: careers.FieldName, random: Random): Resume {
  const field = careers.fields[fieldName];
  const size = random.pick(sizes);
  const roles = random.sample(field.roles, field.roles.length);
  // No sentence stands in a resume twice.
  const points = [
    ...random.sample(field.points, field.points.length),
    ...random.sample(careers.commonPoints, careers.commonPoints.length),
  ];
  let year = thisYear;
  const positions = random.sample(careers.employers, size.positions).flatMap((employer, turn): Block[] => {
    const to = turn === 0 && random.chance(0.6) ? 'present' : year;
    year -= random.integer(1, 4);
    return [
      { style: 'role', text: roles[turn % roles.length] ?? '', side: `${year} – ${to}` },
      { style: 'text', text: `${employer}, ${random.pick(careers.cities)}` },
      ...toBlocks('point', points.splice(0, size.points + random.integer(-1, 1))),
    ];
  });
  const { email, phone, street, city, state, zip } = person;
  const summary = random.pick(field.summaries);
  const education = random
    .sample(careers.degrees, size.degrees)
    .map((degree, turn) => `${degree}, ${random.pick(careers.schools)}, ${year - 1 - turn * 3}`);
  const skills = random.sample(field.skills, random.integer(4, field.skills.length));
  const interests = random.sample(careers.interests, size.interests);
  const reference = size.reference ? random.pick(careers.references) : undefined;
  return {
    name: fullNameOf(person),
    contact: [`${street}, ${city}, ${state} ${zip}`, `${phone}  ·  ${email}`],
    blocks: [
      { style: 'summary', text: summary },
      heading('Experience'),
      ...positions,
      heading('Education'),
      ...toBlocks('text', education),
      heading('Skills'),
      ...toBlocks('text', [skills.join(', ')]),
      ...(interests.length > 0 ? [heading('Outside work'), ...toBlocks('text', interests)] : []),
      ...(reference
        ? [
            { ...heading('Reference'), startsPage: true },
            ...toBlocks('text', [...reference.paragraphs, reference.from]),
          ]
        : []),
    ],
  };
}

const heading = (text: string): Block => ({ style: 'heading', text });
const toBlocks = (style: Block['style'], texts: string[]) => texts.map((text): Block => ({ style, text }));
