import { Breadcrumbs } from '#app/frame/breadcrumbs.tsx';
import { Anchor } from '#app/ui/anchor.tsx';
import { EmergencyPicture } from '#app/ui/emergency-picture.tsx';
import type { Checklist, Link } from '#company/shape/types.ts';
import type { claimsLine, rescue } from '#content/claims/emergency.ts';
import { HotlineDays } from '../shared/hotline-days.tsx';
import { MadeUpNumber } from '../shared/made-up-number.tsx';

type Props = {
  title: string;
  rescue: typeof rescue;
  claimsLine: typeof claimsLine;
  offline: { title: string; text: string; path: string };
  trail: readonly Link[];
  lists: readonly Checklist[];
};

/** The emergency number before everything else, then the claims number, then links to the checklists. */
export function EmergencyCall({ title, rescue, claimsLine, offline, trail, lists }: Props) {
  return (
    <div className="emergency-call">
      <div className="shell grid items-center gap-x-16 lg:grid-cols-[1fr_auto]">
        <div>
          <p className="emergency-numbers">
            <Anchor href={rescue.href} className="emergency-rescue">
              <Telephone />
              {rescue.label}
            </Anchor>
            <span className="text-lg font-bold">{rescue.text}</span>
          </p>
          <div role="note" data-offline={offline.path} hidden className="emergency-offline">
            <p className="font-display text-title font-bold">{offline.title}</p>
            <p className="mt-1">{offline.text}</p>
          </div>
          <h1 className="mt-6 text-headline">{title}</h1>
          <p className="mt-3 max-w-2xl text-lg text-deep-muted">{claimsLine.text}</p>
          <p className="emergency-numbers mt-4">
            <Anchor href={claimsLine.number.href} className="emergency-claims">
              <span>{claimsLine.label}</span> {claimsLine.number.shown}
            </Anchor>
          </p>
          <HotlineDays className="mt-3 font-bold" />
          <MadeUpNumber />
          <ul className="mt-6 flex flex-col gap-x-8 gap-y-1 sm:flex-row" data-print="hide">
            {lists.map(({ id, short }) => (
              <li key={id}>
                <Anchor href={`#${id}`} className="emergency-jump">
                  {short}
                </Anchor>
              </li>
            ))}
          </ul>
          <div className="mt-4">
            <Breadcrumbs trail={trail} current={title} />
          </div>
        </div>
        <EmergencyPicture className="w-80 max-lg:hidden" />
      </div>
    </div>
  );
}

function Telephone() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-8 flex-none" fill="none">
      <path
        d="M6.6 3.5 9 3l2 4.6-2.3 1.8a12.6 12.6 0 0 0 5.9 5.9l1.8-2.3L21 15l-.5 2.4a3 3 0 0 1-3.2 2.4A15.6 15.6 0 0 1 4.2 6.7 3 3 0 0 1 6.6 3.5Z"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
