import { Portrait } from '#app/ui/portrait.tsx';
import { Section } from '#app/ui/section.tsx';
import type { TeamMember } from '#company/shape/types.ts';
import { fullRows } from '../../ui/columns.ts';

type Props = { title: string; text: string; note: string; members: readonly TeamMember[] };

export function Team({ title, text, note, members }: Props) {
  if (members.length === 0) return null;
  // Of an odd number of people, the first has a row of their own.
  const leads = members.length % 2;
  return (
    <Section id="team" title={title} text={text} layout="aboveWide" band="sunken">
      {members.some(({ sample }) => sample) && <p className="mt-2 text-sm text-muted">{note}</p>}
      <ul className={`mt-12 grid gap-x-10 gap-y-12 ${fullRows(members.length - leads)}`}>
        {members.map((member, place) => (
          <li
            key={member.name}
            className={place < leads ? 'col-span-full sm:flex sm:items-center sm:gap-10' : undefined}
          >
            <Portrait
              {...member}
              sizes="12rem"
              className={place < leads ? 'size-40 flex-none sm:size-48' : 'size-40'}
            />
            <div className="max-w-2xl">
              <h3 className="mt-5 text-title">{member.name}</h3>
              <p className="font-semibold text-accent">{member.title}</p>
              <p className="mt-3 text-muted">{member.bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
