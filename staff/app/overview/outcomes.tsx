import { outcomesOf } from '#domain/outcomes.ts';
import { Panel } from '../../ui/panel.tsx';
import { outcomeWords } from '../../words/conversation.ts';
import { overview as words } from '../../words/insight.ts';
import { shell } from '../../words/shell.ts';
import type { Overview } from './overview-page.tsx';

const hiringKinds = ['application', 'verification'] as const;

/** How applications and verifications ended, by job. */
export function Outcomes({ overview: { kinds, outcomes } }: { overview: Overview }) {
  const shown = hiringKinds.filter((kind) => kinds.includes(kind));
  if (shown.length === 0) return null;
  return (
    <Panel title={words.outcomes.title}>
      {outcomes.length === 0 && <p className="text-muted">{words.outcomes.none}</p>}
      {shown.map((kind) => {
        const jobs = Map.groupBy(
          outcomes.filter((each) => each.kind === kind),
          ({ headline }) => headline,
        );
        return [...jobs].map(([job, ended]) => (
          <div key={`${kind} ${job}`} className="border-t border-line py-2 first-of-type:border-t-0">
            <p>
              <strong className="wrap-anywhere">{job}</strong>{' '}
              <span className="text-sm text-muted">{shell.kindsPlural[kind]}</span>
            </p>
            <p className="text-sm">
              {outcomesOf[kind]
                .flatMap((outcome) => {
                  const count = ended.find((each) => each.outcome === outcome)?.count;
                  return count ? `${count} ${outcomeWords.labels[outcome].toLowerCase()}` : [];
                })
                .join(', ')}
            </p>
          </div>
        ));
      })}
    </Panel>
  );
}
