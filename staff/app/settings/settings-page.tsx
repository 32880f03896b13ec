import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../api/client.ts';
import { FactRows } from '../../ui/fact-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatBytes, settings as words } from '../../words/insight.ts';
import { shell } from '../../words/shell.ts';
import { SealingKeySection } from '../sealed/sealing-key-section.tsx';
import { FailureScreen } from '../ui/failure-screen.tsx';
import { RetentionRow } from './retention-row.tsx';
import { SavedRepliesSection } from './saved-replies-section.tsx';

const load = () => readBody(api.settings.$get());
export type Settings = Awaited<ReturnType<typeof load>>;
type Setup = NonNullable<Settings['setup']>;

export function Component() {
  const { data, error } = useQuery({ queryKey: ['settings'], queryFn: load });
  if (error) return <FailureScreen error={error} />;
  return (
    <>
      <h1 className="text-title">{shell.links.settings}</h1>
      <p className="text-muted">{words.lead}</p>
      {data && (
        <div className="mt-5 grid max-w-224 grid-cols-1 gap-4">
          <RetentionSection retention={data.retention} />
          <SavedRepliesSection />
          <SealingKeySection />
          <SetupSection setup={data.setup} />
        </div>
      )}
    </>
  );
}

/** How long each kind is kept. */
function RetentionSection({ retention }: Pick<Settings, 'retention'>) {
  return (
    <Panel title={words.retention.title}>
      <p className="text-muted">{words.retention.note}</p>
      <ul>
        {retention.map((each) => (
          <li key={each.kind} className="border-t border-line py-3">
            <RetentionRow {...each} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What the server was started with. */
function SetupSection({ setup }: Pick<Settings, 'setup'>) {
  const { title, note, unknown, rows } = words.setup;
  return (
    <Panel title={title}>
      <p className="text-muted">{setup ? note : unknown}</p>
      {setup && (
        <FactRows
          rows={Object.entries(nameValues(setup)).map(([name, value]) => [rows[name as keyof Setup], value])}
        />
      )}
    </Panel>
  );
}

function nameValues(setup: Setup): Record<keyof Setup, string> {
  const { values } = words.setup;
  const { rateFactor } = setup;
  return {
    database: values[setup.database],
    scanner: { on: values.scannerOn, off: values.scannerOff, required: values.required }[setup.scanner],
    upkeep: setup.upkeep === 'on' ? values.upkeepOn : values.upkeepOff,
    mail: setup.mail === 'on' ? values.mailOn : values.mailOff,
    replies: setup.replies === 'on' ? values.repliesOn : values.repliesOff,
    rateFactor:
      rateFactor === 0 ? values.noLimits : rateFactor === 1 ? values.normal : values.times(rateFactor),
    storagePerDay: formatBytes(setup.storagePerDay),
    minFreeBytes: formatBytes(setup.minFreeBytes),
    maxConnections: setup.maxConnections.toLocaleString('en-US'),
    trustedProxies: setup.trustedProxies === 0 ? values.none : String(setup.trustedProxies),
    publicUrl: setup.publicUrl || values.notSet,
  };
}
