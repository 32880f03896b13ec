import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { noMatch } from '#content/glossary/search.ts';

/** search-glossary.ts shows this when a search finds nothing. */
export function NoMatch() {
  return (
    <div className="mt-10 rounded-lg bg-sunken p-8 sm:p-12" data-empty hidden>
      <p className="font-display text-title font-bold">{noMatch.title}</p>
      <p className="mt-2 mb-3 max-w-2xl text-muted">{noMatch.text}</p>
      <p className="flex flex-wrap items-center gap-x-8">
        <TextButton>{noMatch.reset}</TextButton>
        <ArrowLink {...noMatch.ask} />
      </p>
    </div>
  );
}
