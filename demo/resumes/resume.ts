import { fullNameOf, type Person } from '../people.ts';
import type { Random } from '../random.ts';
import * as careers from '../texts/careers.ts';

type Position = { role: string; employer: string; place: string; years: string; points: string[] };

export type Resume = {
  name: string;
  contact: string[];
  summary: string;
  positions: Position[];
  education: { degree: string; school: string; year: number }[];
  skills: string[];
  interests: string[];
  /** On a page of its own. */
  reference: { from: string; paragraphs: string[] } | undefined;
};

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
  const positions = random.sample(careers.employers, size.positions).map((employer, turn): Position => {
    const to = turn === 0 && random.chance(0.6) ? 'present' : year;
    year -= random.integer(1, 4);
    return {
      role: roles[turn % roles.length] ?? '',
      employer,
      place: random.pick(careers.cities),
      years: `${year} – ${to}`,
      points: points.splice(0, size.points + random.integer(-1, 1)),
    };
  });
  const { email, phone, street, city, state, zip } = person;
  return {
    name: fullNameOf(person),
    contact: [`${street}, ${city}, ${state} ${zip}`, `${phone}  ·  ${email}`],
    summary: random.pick(field.summaries),
    positions,
    education: random
      .sample(careers.degrees, size.degrees)
      .map((degree, turn) => ({ degree, school: random.pick(careers.schools), year: year - 1 - turn * 3 })),
    skills: random.sample(field.skills, random.integer(4, field.skills.length)),
    interests: random.sample(careers.interests, size.interests),
    reference: size.reference ? random.pick(careers.references) : undefined,
  };
}
