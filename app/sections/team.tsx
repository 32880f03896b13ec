import type { TeamMember } from '#app/content/types.ts';
import { Portrait } from '#app/ui/portrait.tsx';

type Props = { title: string; text: string; note: string; members: readonly TeamMember[] };

export function Team({ title, text, note, members }: Props) {
  if (members.length === 0) return null;
  return (
    <section aria-labelledby="team" className="section-space bg-sunken">
      <div className="shell">
        <h2 id="team" className="text-section">
          {title}
        </h2>
        <p className="mt-4 text-lg text-muted">{text}</p>
        <ul className="mt-12 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {members.map((member) => (
            <li key={member.name}>
              <Portrait {...member} sizes="10rem" className="size-40" />
              <h3 className="mt-5 text-title">{member.name}</h3>
              <p className="font-semibold text-accent">{member.title}</p>
              <p className="mt-3 text-muted">{member.bio}</p>
            </li>
          ))}
          {members.some(({ sample }) => sample) && <li className="self-center text-sm text-muted">{note}</li>}
        </ul>
      </div>
    </section>
  );
}
