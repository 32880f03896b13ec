import { keyName, sealingKeys as words } from '../../words/sealed.ts';
import type { SealingKeys } from './sealing-key-section.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The key that seals now, those that are still needed, and where a private half should not be. */
export function KeyList({ keys, privateHalfOnServer }: SealingKeys) {
  const current = keys.filter(({ seals }) => seals);
  const older = keys.filter(({ seals }) => !seals);
  return (
    <>
      <Keys title={words.now} keys={current} />
      {older.length > 0 && (
        <>
          <Keys title={words.older} keys={older} />
          <p className="text-sm text-muted">{words.keepOlder}</p>
        </>
      )}
      {privateHalfOnServer && (
        <div className="rounded-sm border-2 border-star px-4 py-3.5">
          <h3 className="font-semibold">{words.onServer.title}</h3>
          <p>{words.onServer.text}</p>
        </div>
      )}
    </>
  );
}

function Keys({ title, keys }: { title: string; keys: SealingKeys['keys'] }) {
  return (
    <dl className="grid gap-1">
      <dt className="font-semibold">{title}</dt>
      {keys.map(({ key_id, installed_at, verifications }) => (
        <dd key={key_id}>
          <code className="font-mono font-semibold whitespace-nowrap">{keyName(key_id)}</code>{' '}
          <span className="text-muted">
            {installed_at ? words.since(day.format(new Date(installed_at))) : words.unknownSince}.{' '}
            {words.needed(verifications)}
          </span>
        </dd>
      ))}
    </dl>
  );
}
