import { useDeferredValue, useMemo } from 'react';
import { checkMarkdown } from '#app/catalog/markdown/find-problems.ts';
import { fieldId } from '#app/forms/kit/fields/field-frame.tsx';
import { websiteLimits as limits } from '#office/website/limits.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { articleWords as words } from '../../words/website-articles.ts';
import { AreaField, type FieldProps } from './fields.tsx';
import { insertMarkdown, type Tool, tools } from './insert-markdown.ts';

/** `pages`: English paths of the site, none where they are not known. */
type Props = FieldProps<string> & { pages: readonly string[] };

/** The text of an article, with the marks that it may have and what does not come out as it may be meant. */
export function ArticleTextField({ pages, ...props }: Props) {
  const { path, value, onChange } = props;
  const id = fieldId(path);
  function insert(tool: Tool) {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { selectionStart, selectionEnd } = area;
    const next = insertMarkdown(tool, { text: area.value, start: selectionStart, end: selectionEnd });
    onChange(next.text);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(next.start, next.end);
    });
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <AreaField {...props} limit={limits.text} rows={16} />
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="mb-1.5 text-sm text-muted">{words.marks}</legend>
        {tools.map((tool) => (
          <ToolButton key={tool} aria-controls={id} onClick={() => insert(tool)}>
            {words.tools[tool]}
          </ToolButton>
        ))}
      </fieldset>
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold mouse:min-h-0">{words.help}</summary>
        <ul className="grid list-disc gap-1 ps-5 text-muted">
          {words.helpLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <Problems text={value} pages={pages} />
    </div>
  );
}

/** Counted after a pause in typing: a long text takes a moment to read. */
function Problems({ text, pages }: { text: string; pages: readonly string[] }) {
  const read = useDeferredValue(text);
  const problems = useMemo(() => describeProblems(read, pages), [read, pages]);
  return (
    <div role="status" className="empty:hidden">
      {problems.length > 0 && (
        <>
          <p className="font-semibold">{words.problems.title}</p>
          <ul className="grid list-disc gap-1 ps-5 text-sm wrap-anywhere">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function describeProblems(text: string, pages: readonly string[]): string[] {
  const { problems, links } = checkMarkdown(text);
  const unknown = links.filter((path) => pages.length > 0 && !path.includes('.') && !pages.includes(path));
  return [...new Set([...problems.map(words.problem), ...unknown.map(words.unknownLink)])];
}
