import { useLocation } from 'react-router';
import { otherLanguages } from '../catalog/alternates.ts';
import { Anchor } from '../ui/anchor.tsx';
import { usePathname } from './mark-current.ts';

type Props = { className: string; offer?: true };

/**
 * To this page in the other languages. The server knows the query of a posted form only; language-choice.ts keeps that of any page, and
 * remembers the choice. With `offer`, the link says more where the browser prefers the other language.
 */
export function LanguageLinks({ className, offer }: Props) {
  const { search } = useLocation();
  return otherLanguages(usePathname()).map(({ code, href, ...other }) => (
    <Anchor key={code} href={`${href}${search}`} hrefLang={code} lang={code} className={className}>
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
