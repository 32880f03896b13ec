import { type ReactNode, use } from 'react';
import { type LanguageCode, nameOfLanguage } from '#domain/languages.ts';
import { itemForm } from '../../words/website.ts';
import { countProblems } from './check-item.ts';
import { ShownProblems } from './fields.tsx';

type Props = {
  languages: readonly LanguageCode[];
  /** The fields of one language. */
  children: (code: LanguageCode) => ReactNode;
  /** Without headings: the labels name the languages. */
  isPlain?: true | undefined;
};

/** The languages side by side at a desk, and one below the other on a phone. Each says what is missing in it. */
export function PerLanguage({ languages, children, isPlain }: Props) {
  const problems = use(ShownProblems);
  return (
    <div className={`grid grid-cols-1 gap-5 ${languages.length > 1 ? 'lg:grid-cols-2' : ''}`.trimEnd()}>
      {languages.map((code) => {
        if (isPlain) return <div key={code}>{children(code)}</div>;
        const missing = countProblems(problems, code);
        return (
          <fieldset key={code} className="grid min-w-0 grid-cols-1 content-start gap-4">
            {languages.length > 1 && (
              <legend className="mb-2 flex w-full flex-wrap items-baseline gap-x-3 border-b border-line pb-1 font-display font-bold">
                {nameOfLanguage(code)}
                {missing > 0 && (
                  <span className="text-sm font-semibold text-danger">{itemForm.missing(missing)}</span>
                )}
              </legend>
            )}
            {children(code)}
          </fieldset>
        );
      })}
    </div>
  );
}
