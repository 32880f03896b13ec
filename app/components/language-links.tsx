import { Anchor } from '#app/ui/anchor.tsx';
import { otherLanguages } from '#app/words/alternates.ts';
import { usePathname } from './mark-current.ts';

type Props = { className: string; offer?: true };

/**
 * To this page in the other languages. language-choice.ts keeps the query of the address, and remembers the choice. With `offer`,
 * the link says more where the browser prefers the other language.
 */
export function LanguageLinks({ className, offer }: Props) {
  return otherLanguages(usePathname()).map((other) => (
    <Anchor key={other.code} href={other.href} hrefLang={other.code} lang={other.code} className={className}>
      {offer ? (
        <>
          <span>{other.name}</span>
          <span>{other.offer}</span>
        </>
      ) : (
        other.name
      )}
    </Anchor>
  ));
}
