import showMap from '#app/browser/show-office-map.ts?inline-script';
import { InlineScript } from '#app/components/inline-script.tsx';
import { maps as words } from '#app/content/contact.ts';
import { maps } from '#app/content/maps.ts';
import { site } from '#app/site.ts';
import { TextButton } from '#app/ui/text-button.tsx';
import { directionsUrl, embedUrl } from './open-street-map.ts';
import { StreetDrawing } from './street-drawing.tsx';

export function OfficeMaps() {
  return (
    <section aria-labelledby="maps" className="section-space">
      <div className="shell">
        <h2 id="maps" className="text-section">
          {words.title}
        </h2>
        <p className="mt-4 max-w-2xl text-lg text-muted">{words.text}</p>
        <ul className="mt-10 grid gap-8 lg:grid-cols-2 print:grid-cols-2">
          {site.offices.map((office) => (
            <li key={office.name}>
              <OfficeMapCard office={office} />
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-3xl text-sm text-muted">
          <span className="needs-scripts" data-print="hide">
            {words.consent}
          </span>{' '}
          {!site.license && words.note}
        </p>
      </div>
      <InlineScript code={showMap} />
    </section>
  );
}

/** The interactive map replaces the drawing only on request, because it contacts a third party. */
function OfficeMapCard({ office }: { office: (typeof site.offices)[number] }) {
  const map = maps[office.name];
  return (
    <figure>
      <div className="aspect-4/3 overflow-clip rounded-lg bg-sunken">
        <StreetDrawing map={map} />
        <template>
          <iframe
            title={`${office.name}, OpenStreetMap`}
            src={embedUrl(map.place)}
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full border-0"
          />
        </template>
      </div>
      <figcaption className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span>
          <span className="block font-display text-title font-bold">{office.name}</span>
          {office.street}, {office.city}, {office.state} {office.zip}
        </span>
        <span className="flex flex-wrap gap-x-5">
          <TextButton className="needs-scripts">
            {words.load}
            <span className="sr-only">: {office.name}</span>
          </TextButton>
          <a
            href={directionsUrl(map.place)}
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-bold text-accent underline underline-offset-4"
          >
            {words.directions}
            <span className="sr-only">: {office.name}</span>
          </a>
        </span>
      </figcaption>
    </figure>
  );
}
