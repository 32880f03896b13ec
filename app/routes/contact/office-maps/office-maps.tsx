import { mapOf } from '#app/catalog/maps.ts';
import showMap from '#app/runtime/inline/show-office-map.ts?inline-script';
import { InlineScript } from '#app/runtime/inline-script.tsx';
import { site } from '#company/site.ts';
import { maps as words } from '#content/contact.ts';
import { OfficeMapCard } from './office-map-card.tsx';

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
              <OfficeMapCard office={office} map={mapOf(office)} />
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-3xl text-sm text-muted">
          {site.offices.some(mapOf) && (
            <span className="needs-scripts" data-print="hide">
              {words.consent}
            </span>
          )}{' '}
          {!site.license && words.note}
        </p>
      </div>
      <InlineScript code={showMap} />
    </section>
  );
}
