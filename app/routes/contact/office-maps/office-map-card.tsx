import type { OfficeMap } from '#app/catalog/maps.ts';
import { Anchor } from '#app/ui/anchor.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { maps as words } from '#content/contact.ts';
import { copyrightUrl, directionsUrl, embedUrl, searchUrl } from './open-street-map.ts';
import { StreetDrawing } from './street-drawing.tsx';

type Props = {
  office: { name: string; street: string; city: string; state: string; zip: string };
  map: OfficeMap | undefined;
};

/** The interactive map replaces the drawing only on request, because it contacts a third party. */
export function OfficeMapCard({ office, map }: Props) {
  const address = `${office.street}, ${office.city}, ${office.state} ${office.zip}`;
  return (
    <figure>
      {map && (
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
      )}
      <figcaption className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span>
          <span className="block font-display text-title font-bold">{office.name}</span>
          {address}
          {map?.fromOpenStreetMap && (
            <Anchor href={copyrightUrl} rel="noreferrer" className="block text-sm text-muted underline">
              {words.credit}
            </Anchor>
          )}
        </span>
        <span className="flex flex-wrap gap-x-5">
          {map && (
            <TextButton className="needs-scripts">
              {words.load}
              <span className="sr-only">: {office.name}</span>
            </TextButton>
          )}
          <Anchor
            href={map ? directionsUrl(map.place) : searchUrl(address)}
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-bold text-accent underline underline-offset-4"
          >
            {words.directions}
            <span className="sr-only">: {office.name}</span>
          </Anchor>
        </span>
      </figcaption>
    </figure>
  );
}
