import { nextDaysAt } from '#app/catalog/special-days.ts';
import { OpenNow } from '#app/tools/opening-hours/open-now.tsx';
import { Anchor } from '#app/ui/anchor.tsx';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { groupByHours, type HoursGroup, namesOf } from '#company/shape/group-offices.ts';
import { claimsSupport, details } from '#content/contact.ts';
import { officeHoursInWords } from '#content/phrases/hours.ts';
import { capitalize } from '#content/phrases/numbers.ts';
import { dateInWords, openingInWords } from '#content/phrases/special-days.ts';
import { site } from '#content/site.ts';
import { HotlineDays } from '../shared/hotline-days.tsx';

const hoursGroups = groupByHours(site.offices);

/** Offices, telephone, mail, hours and the claims line. */
export function GetInTouch() {
  return (
    <section aria-labelledby="get-in-touch">
      <h2 id="get-in-touch" className="text-section">
        {details.title}
      </h2>
      <p className="mt-4 text-lg text-muted">{details.text}</p>
      <dl className="mt-8 grid gap-6">
        <div>
          <dt className="text-sm font-bold text-accent">{details.offices}</dt>
          {site.offices.map(({ name, street, city, state, zip }) => (
            <dd key={name} className="mt-2">
              <span className="font-bold">{name}</span>
              <span className="block text-muted">
                {street}, {city}, {state} {zip}
              </span>
            </dd>
          ))}
        </div>
        <Reach label={details.telephone} href={site.telephone.href} shown={site.telephone.shown} />
        <Reach label={details.email} href={`mailto:${site.email}`} shown={site.email} />
        {hoursGroups.map((group) => (
          <Hours key={namesOf(group)} group={group} />
        ))}
      </dl>
      <div className="mt-10 rounded-lg bg-deep p-8 text-deep-ink">
        <h3 className="text-title">{claimsSupport.title}</h3>
        <p className="mt-2 mb-5 text-deep-muted">{claimsSupport.text}</p>
        <HotlineDays className="mb-5 font-bold" />
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href={claimsSupport.start.href}>{claimsSupport.start.label}</ButtonLink>
          <ArrowLink {...claimsSupport.more} onDeep />
        </p>
      </div>
    </section>
  );
}

function Hours({ group }: { group: HoursGroup }) {
  return (
    <div>
      <dt className="flex min-h-8 flex-wrap items-center gap-3 text-sm font-bold text-accent">
        {hoursGroups.length > 1 ? `${details.hours}: ${namesOf(group)}` : details.hours}{' '}
        <OpenNow office={group.offices[0]?.name ?? ''} />
      </dt>
      {group.hours.map(({ days, shown }) => (
        <dd key={days} className="mt-2 flex max-w-xs justify-between gap-6">
          <span>{days}</span>
          <span className="text-muted">{shown}</span>
        </dd>
      ))}
      <dd className="mt-2 text-sm text-muted">{capitalize(officeHoursInWords(group.offices))}</dd>
      {nextDaysAt(group.offices).map((day) => (
        <dd key={`${day.from} ${day.places}`} className="mt-3 max-w-md border-l-4 border-amber pl-3">
          <span className="block font-bold">
            {capitalize(dateInWords(day))}: {openingInWords(day)}
          </span>
          <span className="text-sm text-muted">{[...day.at, day.reason].join(', ')}</span>
        </dd>
      ))}
    </div>
  );
}

function Reach({ label, href, shown }: { label: string; href: string; shown: string }) {
  return (
    <div>
      <dt className="text-sm font-bold text-accent">{label}</dt>
      <dd>
        <Anchor
          href={href}
          className="inline-flex min-h-11 items-center font-display text-title font-bold wrap-anywhere underline-offset-4 hover:underline"
        >
          {shown}
        </Anchor>
      </dd>
    </div>
  );
}
