import * as content from '#content/claims/emergency.ts';
import { banner } from '#content/claims.ts';
import { pageMeta } from '../frame/head/page-meta.ts';
import showOfflineNote from '../runtime/inline/show-offline-note.ts?inline-script';
import { InlineScript } from '../runtime/inline-script.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { localHref } from '../ui/local-href.ts';
import { EmergencyCall } from './emergency/emergency-call.tsx';

const { afterAccident, afterDisaster } = content;
const claims = { label: banner.title, href: '/claims' };

export const meta = () => pageMeta(content.page.href, { trail: [claims] });

/** The service worker caches this page for offline use. It prints on one sheet. */
export default function Emergency() {
  return (
    <div className="emergency-page">
      <EmergencyCall
        title={content.title}
        rescue={content.rescue}
        claimsLine={content.claimsLine}
        offline={{ ...content.offline, path: localHref(content.page.href) }}
        trail={[claims]}
        lists={[afterAccident, afterDisaster]}
      />
      <div className="shell grid gap-x-16 gap-y-14 py-12 lg:grid-cols-2 lg:py-20">
        {[afterAccident, afterDisaster].map(({ short, ...checklist }) => (
          <Checklist key={checklist.id} {...checklist} look="page" />
        ))}
      </div>
      <KeepThisPage {...content.keep} blanks={content.blanks} />
      <InlineScript code={showOfflineNote} />
    </div>
  );
}

type Props = { title: string; text: string; blanks: readonly string[] };

/** On screen: says that the page works offline. In print: blank lines to fill in. */
function KeepThisPage({ title, text, blanks }: Props) {
  return (
    <div className="shell pb-(--section-space)">
      <div className="rounded-lg bg-sunken p-8 sm:p-10" data-print="hide">
        <h2 className="text-title">{title}</h2>
        <p className="mt-2 max-w-2xl text-muted">{text}</p>
      </div>
      <ul className="emergency-blanks">
        {blanks.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </div>
  );
}
