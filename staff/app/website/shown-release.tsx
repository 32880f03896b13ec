import { Link } from 'react-router';
import { linkLook } from '../../ui/link-look.ts';
import { Panel } from '../../ui/panel.tsx';
import { website } from '../../words/website.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { addressOf } from './links.ts';
import type { WebsiteView } from './use-website.ts';

const { shown: words } = website;

/** What visitors see now, and what is on its way. */
export function ShownRelease({ website: { state, release, builtElsewhere } }: { website: WebsiteView }) {
  return (
    <Panel title={words.title}>
      <p>
        {release && state.shown > 0
          ? release.id === state.shown
            ? words.release(release.id, formatMoment(release.at), release.by)
            : words.older(state.shown)
          : words.files}
      </p>
      {builtElsewhere && <p className="text-muted">{words.elsewhere}</p>}
      <p role="status" className="font-semibold text-accent empty:hidden">
        {state.next?.state === 'rendering' && words.rendering}
      </p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {state.next?.state === 'failed' && words.failed(state.next.sentence)}
      </p>
      <p>
        <Link to={addressOf.releases} className={linkLook}>
          {words.history}
        </Link>
      </p>
    </Panel>
  );
}
