import { withChanges } from '#company/release.ts';
import type { TeamMember } from '#company/shape/types.ts';
import { typesetAll } from '#company/shape/typeset.ts';
import { team as inFiles } from '#content/about.ts';
import { people as quotesInFiles } from '#content/careers-life.ts';
import { language } from '#content/language.ts';
import { slugOf } from '#domain/slug.ts';
import type { LeaderItem } from '#domain/website/items.ts';
import { findPicture } from './find-picture.ts';

const members = withChanges('leader', language.code, inFiles.members, {
  keyOf: ({ name }) => slugOf(name),
  read: readLeader,
});

function readLeader(_: string, { facts: { portrait, ...facts }, words }: LeaderItem): TeamMember {
  const picture = findPicture(portrait);
  return { ...facts, ...typesetAll(words[language.code] ?? words.en), ...(picture && { portrait: picture }) };
}

/** The section on the about page. */
export const team = { ...inFiles, text: inFiles.text(members.length), members };

const quoted = quotesInFiles.items.flatMap(({ name, quote, sample }) => {
  const leader = members.find((member) => member.name === name);
  return leader ? [{ ...leader, quote, ...(sample && { sample }) }] : [];
});

/** What leaders say on the careers page. A leader who is gone takes the quote along. */
export const people = { ...quotesInFiles, text: quotesInFiles.text(quoted.length), items: quoted };
