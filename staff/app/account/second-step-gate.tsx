import { Mark } from '#app/frame/logo.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { secondStepWords } from '../../words/account.ts';
import { shell } from '../../words/shell.ts';
import { signOut } from '../session/session.ts';
import { SetUpSecondStep } from './second-step/set-up.tsx';

/** Stands in for the whole app until the second step is set up. The server refuses everything else until then. */
export default function SecondStepGate({ onDone }: { onDone: () => void }) {
  return (
    <main className="mx-auto grid w-[min(40rem,100%)] content-start gap-7 px-5 pt-6 pb-12">
      <title>{shell.title(secondStepWords.gate.title)}</title>
      <p className="flex items-center justify-between gap-4">
        <span className="flex items-center gap-3 font-display font-bold">
          <Mark className="size-8" />
          {shell.product}
        </span>
        <TextButton onClick={signOut}>{shell.signOut}</TextButton>
      </p>
      <header>
        <h1 className="text-title">{secondStepWords.gate.title}</h1>
        <p className="mt-2 text-muted">{secondStepWords.gate.lead}</p>
      </header>
      <div className="card grid gap-4 p-5">
        <SetUpSecondStep doneLabel={secondStepWords.toApp} onDone={onDone} />
      </div>
    </main>
  );
}
