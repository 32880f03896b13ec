import { parseArgs } from 'node:util';
import { roles, type StaffRole } from '#domain/roles.ts';
import type { TeamMember } from '../identity/people.ts';
import { ConsoleProblem } from './console-problem.ts';
import { type ConsoleSettings, readConsoleSettings, sendToServer } from './send-to-server.ts';

const help = `npm run staff -- COMMAND

  invite EMAIL [--role owner|hiring|service]  a one-time link for a new person (role: service)
  suspend EMAIL                               sign them out at once and keep them out
  restore EMAIL                               let them in again
  reset EMAIL                                 a one-time link for a new password and second step
  list                                        everyone, with role and last sign-in

Talks to the running server, on the machine where it runs. npm run staff without a command serves the app for a hosted
Supabase project.

Settings
  STAFF_URL  the address of the server (default: http://localhost:3000, or the port in PORT)
  DATA_DIR   the server's data folder, with keys/staff-secret (default: data, or data-staff with SUPABASE_URL)`;

const refusals: Record<string, string> = {
  not_found: 'Nobody on the team has this address. See npm run staff -- list.',
  already_member:
    'This person is on the team already. To give them a new start: npm run staff -- reset EMAIL',
  suspended: 'This person is suspended. Restore them first: npm run staff -- restore EMAIL',
  invalid: 'This is not an email address.',
};

/** Runs one command and returns what to print. */
export async function runConsole(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { command, email, role } = readCommand(args);
  if (command === 'help') return help;
  const settings = await readConsoleSettings(env);
  switch (command) {
    case 'list':
      return describeTeam(((await send(settings, 'list', {})) as { people: TeamMember[] }).people);
    case 'invite': {
      const { link } = (await send(settings, 'invite', { email, role })) as { link: string };
      return `Send this link to ${email}, who becomes ${role}. It works once, for 3 days:\n${link}`;
    }
    case 'reset': {
      const { link } = (await send(settings, 'reset', { email })) as { link: string };
      return `Password and second step of ${email} no longer work. This link works once, for 24 hours:\n${link}`;
    }
    case 'suspend':
      await send(settings, 'suspend', { email });
      return `${email} is suspended and signed out everywhere.`;
    default:
      await send(settings, 'restore', { email });
      return `${email} can sign in again.`;
  }
}

const commands = ['invite', 'suspend', 'restore', 'reset', 'list', 'help'] as const;
type Command = { command: (typeof commands)[number]; email: string; role: StaffRole };

function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const [name = 'help', email = '', ...rest] = positionals;
  const command = values.help ? 'help' : commands.find((known) => known === name);
  const role = roles.find((known) => known === values.role);
  if (!command) throw new ConsoleProblem(`There is no command "${name}".\n\n${help}`);
  if (!role) throw new ConsoleProblem(`--role must be owner, hiring or service, not "${values.role}".`);
  const needsEmail = command !== 'list' && command !== 'help';
  if ((needsEmail && !email) || rest.length > 0 || (values.role !== 'service' && command !== 'invite'))
    throw new ConsoleProblem(help);
  return { command, email, role };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        role: { type: 'string', default: 'service' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch {
    throw new ConsoleProblem(help);
  }
}

async function send(settings: ConsoleSettings, command: string, body: Record<string, string>) {
  const answer = await sendToServer(settings, command, body);
  if ('done' in answer) return answer.done;
  throw new ConsoleProblem(refusals[answer.refused] ?? answer.refused);
}

function describeTeam(people: TeamMember[]): string {
  if (people.length === 0) return 'Nobody yet. The server printed the set-up link at its start.';
  return people
    .map(({ email, role, hasSecondStep, suspendedAt, lastSignIn }) =>
      [
        email,
        role,
        hasSecondStep ? 'second step' : 'no second step',
        suspendedAt ? 'suspended' : 'active',
        lastSignIn ? `last sign-in ${lastSignIn.slice(0, 10)}` : 'never signed in',
      ].join(', '),
    )
    .join('\n');
}
