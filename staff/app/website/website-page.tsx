import { Link, useOutletContext } from 'react-router';
import { buttonLook } from '#app/ui/button.tsx';
import { urgentKinds } from '#domain/website/kinds.ts';
import { FactRows } from '../../ui/fact-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { website as words } from '../../words/website.ts';
import { Counts } from '../overview/counts.tsx';
import { FailureScreen } from '../ui/failure-screen.tsx';
import { formatMoment } from '../ui/format-moment.ts';
import type { Me } from '../ui/use-me.ts';
import { ItemLists } from './item-lists.tsx';
import { addressOf } from './links.ts';
import { PublishSetting } from './publish-setting.tsx';
import { ShownRelease } from './shown-release.tsx';
import { useWebsite, type WebsiteView } from './use-website.ts';

/** The first screen: what visitors see, what waits, and everything that can be changed. */
export function Component() {
  const me = useOutletContext<Me>();
  const { data, error } = useWebsite();
  if (error && !data) return <FailureScreen error={error} />;
  return (
    <>
      <h1 className="text-title">{words.title}</h1>
      <p className="text-muted">{words.lead}</p>
      {data && (
        <div className="mt-5 grid max-w-288 grid-cols-1 gap-4">
          <ShownRelease website={data} />
          <QuickActions />
          <WaitingDrafts website={data} />
          <ItemLists items={data.items} />
          <InFiles />
          {me.role === 'owner' && <PublishSetting isOn={data.editorsPublish} />}
          {/* It loads, so it stands last. */}
          <Counts />
        </div>
      )}
    </>
  );
}

/** Large enough for a cold thumb. */
function QuickActions() {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {urgentKinds.map((kind) => (
        <li key={kind} className="grid">
          <Link
            to={addressOf.newItem(kind)}
            className="grid min-h-20 content-center rounded-md bg-amber px-5 py-3.5 text-navy shadow-card hover:bg-amber-bright"
          >
            <span className="font-display text-lg font-bold">{words.quick[kind].label}</span>
            <span className="text-sm">{words.quick[kind].hint}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function WaitingDrafts({ website: { items, mayPublish } }: { website: WebsiteView }) {
  const drafts = items.flatMap(({ draft, ...item }) => (draft ? [{ ...item, draft }] : []));
  const [last] = drafts.toSorted((a, b) => b.draft.at.localeCompare(a.draft.at));
  if (!last) return null;
  return (
    <section
      aria-labelledby="waiting-drafts"
      className="grid grid-cols-1 gap-3 rounded-md border-2 border-accent bg-panel p-5 sm:flex sm:items-center sm:justify-between"
    >
      <div>
        <h2 id="waiting-drafts" className="text-[1.1875rem] leading-[1.3]">
          {words.drafts.title(drafts.length)}
        </h2>
        <p className="text-sm text-muted">
          {words.drafts.lead} {words.drafts.last(last.draft.by, formatMoment(last.draft.at))}
        </p>
      </div>
      <Link to={addressOf.publish} className={buttonLook({ look: 'secondary', size: 'small' })}>
        {mayPublish === 'none' ? words.drafts.look : words.drafts.publish}
      </Link>
    </section>
  );
}

function InFiles() {
  const { title, lead, rows } = words.files;
  return (
    <Panel title={title}>
      <p className="text-muted">{lead}</p>
      <FactRows
        rows={rows.map(([what, where]) => [
          what,
          <span key={what} className="text-sm wrap-anywhere text-muted">
            {where}
          </span>,
        ])}
      />
    </Panel>
  );
}
