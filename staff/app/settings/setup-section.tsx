import { FactRows } from '../../ui/fact-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatBytes, settings } from '../../words/insight.ts';
import type { Settings } from './settings-page.tsx';

const { setup: words } = settings;
type Setup = NonNullable<Settings['setup']>;

/** What the server was started with. */
export function SetupSection({ setup }: { setup: Setup | null }) {
  return (
    <Panel title={words.title}>
      <p className="text-muted">{setup ? words.note : words.unknown}</p>
      {setup && (
        <FactRows
          rows={Object.entries(nameValues(setup)).map(([name, value]) => [
            words.rows[name as keyof Setup],
            value,
          ])}
        />
      )}
    </Panel>
  );
}

function nameValues(setup: Setup): Record<keyof Setup, string> {
  const { values } = words;
  const { rateFactor } = setup;
  return {
    database: values[setup.database],
    scanner: { on: values.scannerOn, off: values.scannerOff, required: values.required }[setup.scanner],
    upkeep: setup.upkeep === 'on' ? values.upkeepOn : values.upkeepOff,
    mail: setup.mail === 'on' ? values.mailOn : values.mailOff,
    rateFactor:
      rateFactor === 0 ? values.noLimits : rateFactor === 1 ? values.normal : values.times(rateFactor),
    storagePerDay: formatBytes(setup.storagePerDay),
    minFreeBytes: formatBytes(setup.minFreeBytes),
    maxConnections: setup.maxConnections.toLocaleString('en-US'),
    trustedProxies: setup.trustedProxies === 0 ? values.none : String(setup.trustedProxies),
    publicUrl: setup.publicUrl || values.notSet,
  };
}
