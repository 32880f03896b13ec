import { useId } from 'react';
import { settings } from '../../words/insight.ts';
import { RetentionRow } from './retention-row.tsx';
import type { Settings } from './settings-page.tsx';

const { retention: words } = settings;

/** How long each kind is kept. */
export function RetentionSection({ retention }: { retention: Settings['retention'] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="settings-section">
      <h2 id={id} className="overview-heading">
        {words.title}
      </h2>
      <p className="text-muted">{words.note}</p>
      <ul className="retention">
        {retention.map((each) => (
          <li key={`${each.kind} ${each.days}`}>
            <RetentionRow {...each} />
          </li>
        ))}
      </ul>
    </section>
  );
}
