import { Panel } from '../../ui/panel.tsx';
import { settings } from '../../words/insight.ts';
import { RetentionRow } from './retention-row.tsx';
import type { Settings } from './settings-page.tsx';

const { retention: words } = settings;

/** How long each kind is kept. */
export function RetentionSection({ retention }: { retention: Settings['retention'] }) {
  return (
    <Panel title={words.title}>
      <p className="text-muted">{words.note}</p>
      <ul>
        {retention.map((each) => (
          <li key={`${each.kind} ${each.days}`} className="border-t border-line py-3">
            <RetentionRow {...each} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
