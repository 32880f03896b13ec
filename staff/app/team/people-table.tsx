import { needsSecondStep } from '#domain/roles.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { shell } from '../../words/shell.ts';
import { team } from '../../words/team.ts';
import { formatMoment } from '../ui/format-moment.ts';
import type { Me } from '../ui/use-me.ts';
import type { Member } from './use-team.ts';

type Props = { people: Member[]; me: Me; onManage: (id: string) => void };

const { columns } = team;

/** A table, and on a phone a list of cards. */
export function PeopleTable({ people, me, onManage }: Props) {
  return (
    <table className="people-table">
      <caption className="sr-only">{team.title}</caption>
      <thead className="max-md:sr-only md:text-[0.9375rem] md:text-muted">
        <tr>
          <th scope="col">{columns.person}</th>
          <th scope="col">{columns.role}</th>
          <th scope="col">{columns.secondStep}</th>
          <th scope="col">{columns.lastSignIn}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">
            <span className="sr-only">{columns.manage}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr
            key={person.id}
            className="max-md:grid max-md:gap-1 max-md:border-t max-md:border-line max-md:py-4"
          >
            <th scope="row">
              <span className="font-semibold">
                {person.name}
                {person.id === me.id && <Tag>{team.you}</Tag>}
              </span>
              <span className="block text-sm text-muted wrap-anywhere">{person.email}</span>
            </th>
            <td data-label={columns.role}>{shell.roles[person.role]}</td>
            <td data-label={columns.secondStep}>{describeSecondStep(person)}</td>
            <td data-label={columns.lastSignIn}>
              {person.lastSignIn ? formatMoment(person.lastSignIn) : team.never}
            </td>
            <td data-label={columns.state}>
              <State name={person.suspendedAt ? 'suspended' : 'active'} />
            </td>
            <td>
              <Button
                onClick={() => onManage(person.id)}
                aria-label={team.manage(person.name)}
                className="max-md:mt-2"
              >
                {team.manageShort}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const states = {
  active: 'before:bg-accent',
  suspended: 'font-semibold text-danger before:border-2 before:border-current',
};

function State({ name }: { name: keyof typeof states }) {
  return (
    <span className={`inline-flex items-center gap-2 before:size-2.5 before:rounded-full ${states[name]}`}>
      {team.states[name]}
    </span>
  );
}

function describeSecondStep({ hasSecondStep, role }: Member): string {
  if (hasSecondStep) return team.secondStep.on;
  return needsSecondStep(role) ? team.secondStep.missing : team.secondStep.off;
}
