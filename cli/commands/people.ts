import { roles } from '#domain/roles.ts';
import { officeDate } from '#office/clock.ts';
import type { TeamMember } from '../../server/staff/identity/people.ts';
import { askConsole } from '../ask-console.ts';
import { cleanLine } from '../clean-text.ts';
import { defineCommand, text } from '../command.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';
import { print } from '../terminal.ts';

const where = `Talks to the running server, on the machine where it runs, at STAFF_URL. DATA_DIR is its data folder (default: data, or
data-staff with SUPABASE_URL).`;
const email = ['EMAIL', 'the email address of a person'] as const;

export const invite = defineCommand({
  about: `Makes a one-time link with which a new person joins the staff's app. It works for 3 days.\n\n${where}`,
  argument: email,
  options: { role: text('ROLE', 'owner, hiring, service or editor (default: service)') },
  examples: ['invite ada@example.com --role owner'],
  async run({ values: { role = 'service' }, argument, settings }) {
    if (!roles.some((known) => known === role))
      throw new Problem(`--role must be owner, hiring, service or editor, not "${role}".`, 'usage');
    const made = await ask<Link>(settings, 'invite', { email: argument, role });
    print(
      `${argument} becomes ${role} with this link. It works once, for 3 days:`,
      made.link,
      describeMail(made),
    );
  },
});

export const reset = changePerson(
  'reset',
  'Makes a one-time link for a new password and second step, for example after a lost phone.',
  (who, made) => [
    `Password and second step of ${who} no longer work. This link works once, for 24 hours:`,
    made.link,
    describeMail(made),
    '',
    'What to do next, in this order:',
    `1. ${who} opens the link in a browser and chooses a new password.`,
    '2. They sign in with it. If their role needs a second step, the app asks for it before anything else.',
    '3. They scan the new QR code with the authenticator app on the new phone, and type the 6 digits it shows.',
    '4. They store the new backup codes away from the phone. The old ones no longer work.',
    '5. They delete the old entry in the authenticator app, if they still have it.',
    'Only one owner? Invite a second one, who can do this in the app next time: npm run staff -- invite EMAIL --role owner',
  ],
);
export const suspend = changePerson(
  'suspend',
  'Signs a person out everywhere, and keeps them out.',
  (who) => [`${who} is suspended and signed out everywhere.`],
);
export const restorePerson = changePerson('restore', 'Lets a suspended person in again.', (who) => [
  `${who} can sign in again.`,
]);

function changePerson(
  action: 'reset' | 'suspend' | 'restore',
  about: string,
  report: (who: string, answer: Link) => string[],
) {
  return defineCommand({
    about: `${about}\n\n${where}`,
    argument: email,
    options: {},
    examples: [`${action === 'restore' ? 'restore-person' : action} ada@example.com`],
    async run({ argument, settings }) {
      print(...report(argument, await ask<Link>(settings, action, { email: argument })));
    },
  });
}

export const list = defineCommand({
  about: `Shows everyone in the staff's app, with role and last sign-in.\n\n${where}`,
  options: {},
  examples: ['list'],
  async run({ settings }) {
    const { people } = await ask<{ people: TeamMember[] }>(settings, 'list', {});
    if (people.length === 0)
      print('Nobody yet. Make a link for the owner: npm run staff -- invite EMAIL --role owner');
    for (const { email, role, hasSecondStep, suspendedAt, lastSignIn } of people)
      print(
        [
          cleanLine(email),
          role,
          hasSecondStep ? 'second step' : 'no second step',
          suspendedAt ? 'suspended' : 'active',
          lastSignIn ? `last sign-in ${officeDate(lastSignIn)}` : 'never signed in',
        ].join(', '),
      );
  },
});

type Link = { link: string; email: string; mail: 'sent' | 'failed' | 'off' };

function describeMail({ email, mail }: Link): string {
  if (mail === 'sent') return `It was also mailed to ${email}.`;
  const byHand = 'Send it to them yourself, in a message that only they read.';
  return mail === 'failed' ? `It could not be mailed to ${email}. ${byHand}` : byHand;
}

const refusals: Record<string, string> = {
  not_found: 'Nobody on the team has this address. See npm run staff -- list.',
  already_member:
    'This person is on the team already. To give them a new start: npm run staff -- reset EMAIL',
  suspended: 'This person is suspended. Restore them first: npm run staff -- restore EMAIL',
  invalid: 'This is not an email address.',
};

const ask = <Answer>(settings: Settings, action: string, body: Record<string, string>) =>
  askConsole<Answer>(settings, action, body, ({ code }) => refusals[code]);
