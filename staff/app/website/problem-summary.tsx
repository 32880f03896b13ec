import { useEffect, useRef } from 'react';
import { fieldId } from '#app/forms/kit/fields/field-frame.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { nameOfLanguage } from '#domain/languages.ts';
import { itemForm } from '../../words/website.ts';
import type { Problems } from './check-item.ts';

/** Lists what is missing after a try to publish, and leads to each field. It takes the focus, which announces it. */
export function ProblemSummary({ problems }: { problems: Problems }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  const paths = Object.keys(problems);
  const { one, many } = itemForm.problems;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="problem-summary"
      className="rounded-md border-2 border-danger p-4"
    >
      <h2 id="problem-summary" className="text-base">
        {paths.length === 1 ? one : many(paths.length)}
      </h2>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <TextButton onClick={() => goTo(path)} className="text-start text-danger">
              {[languageOf(path), problems[path]].filter(Boolean).join(': ')}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function languageOf(path: string): string | undefined {
  const code = /^words\.([a-z]+)/.exec(path)?.[1];
  return code && nameOfLanguage(code);
}

function goTo(path: string): void {
  const field = document.getElementById(fieldId(path));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
