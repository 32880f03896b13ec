import { useOutletContext } from 'react-router';
import { FactList } from '#app/ui/fact-list.tsx';
import { account } from '../../words/account.ts';
import { shell } from '../../words/shell.ts';
import type { Me } from '../ui/use-me.ts';
import { KeysSection } from './keys-section.tsx';
import { MailSection } from './mail-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondStepSection } from './second-step-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

export function Component() {
  const me = useOutletContext<Me>();
  const facts: readonly (readonly [string, string])[] = [
    [account.facts.name, me.name],
    [account.facts.email, me.email],
    [account.facts.role, shell.roles[me.role]],
  ];
  return (
    <div className="grid max-w-160 gap-5">
      <h1 className="text-title">{account.title}</h1>
      <FactList facts={facts} />
      <SecondStepSection me={me} />
      <PasswordSection email={me.email} />
      <KeysSection personId={me.id} />
      {/* These load, so they stand last: nothing moves that a person is about to press. */}
      {me.kinds.length > 0 && <MailSection />}
      <SessionsSection />
    </div>
  );
}
