import { inlineLinkLook } from '../../ui/link-look.ts';
import { recordWords } from '../../words/record.ts';
import { Card, Fact, Facts } from './ui/card.tsx';
import type { ShownRecord } from './ui/use-record.ts';

const words = recordWords.contact;

/** How to reach the person, and what it is about. */
export function ContactDetails({ record: { entry, fields, opening } }: { record: ShownRecord }) {
  const address = addressOf(fields);
  return (
    <Card aria-label={words.title}>
      <Facts>
        <Fact label={words.email}>
          <a
            href={`mailto:${encodeURIComponent(entry.email).replaceAll('%40', '@')}`}
            className={inlineLinkLook}
          >
            {entry.email}
          </a>
        </Fact>
        <Fact label={words.phone}>
          <a href={`tel:${entry.phone.replace(/[^\d+]/g, '')}`} className={inlineLinkLook}>
            {entry.phone}
          </a>
        </Fact>
        {address && (
          <Fact label={words.address}>
            {address}{' '}
            <a href={mapOf(address)} target="_blank" rel="noreferrer" className={inlineLinkLook}>
              {words.map}
              <span className="sr-only"> ({words.opensMap})</span>
            </a>
          </Fact>
        )}
        {entry.kind === 'application' && (
          <Fact label={words.job}>
            {entry.headline}{' '}
            {opening ? (
              <a href={opening} target="_blank" rel="noreferrer" className={inlineLinkLook}>
                {words.opening}
              </a>
            ) : (
              <span className="text-muted">{words.noOpening}</span>
            )}
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

function addressOf(fields: ShownRecord['fields']): string {
  const street = fields.street ?? fields.street_address;
  const region = [fields.state, fields.zip_code].filter(Boolean).join(' ');
  return [street, fields.city, region].filter(Boolean).join(', ');
}

function mapOf(address: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
}
