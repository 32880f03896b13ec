import { type Application, makeApplications } from './applications.ts';
import { createCalendar } from './calendar.ts';
import { type Claim, makeClaims } from './claims.ts';
import { type Message, makeMessages } from './messages.ts';
import { makePeople } from './people.ts';
import { createRandom } from './random.ts';
import { makeVerifications, type Verification } from './verifications.ts';

export type DemoRecord = Message | Application | Verification | Claim;

/** Any numbers. Another seed makes other people. */
const seeds = { people: 1997, records: 2026, times: 1138 };

/** Enough for everyone who writes once. */
const population = 180;

/** Makes the same records at every run, 200 if the company offers every kind of insurance that they ask about, at other times of the past 60 days. Files are made only when they are sent. */
export function makeRecords(now: Date): DemoRecord[] {
  const people = makePeople(createRandom(seeds.people), population);
  const random = createRandom(seeds.records);
  const calendar = createCalendar(createRandom(seeds.times), now);
  const messages = makeMessages(people, random, calendar);
  const claims = makeClaims(
    people,
    messages.map(({ person }) => person),
    random,
    calendar,
  );
  const applications = makeApplications(people, random, calendar);
  const verifications = makeVerifications(people, applications, random, calendar);
  return [...messages, ...claims, ...applications, ...verifications];
}

/** Picks evenly, so that a small number has some of every kind. In the order in which they were sent. */
export function selectRecords(records: readonly DemoRecord[], count: number): DemoRecord[] {
  const step = records.length / Math.min(count, records.length);
  return records
    .filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}
