import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { nameOfLanguage } from '#domain/languages.ts';
import { linkLook } from '../../ui/link-look.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { describe } from '../../words/website-fields.ts';
import { websitePages } from '../../words/website-pages.ts';
import { previewWords as words } from '../../words/website-publish.ts';
import { FailureScreen } from '../ui/failure-screen.tsx';
import { rowLook } from '../ui/looks.ts';
import { ChoiceField } from './choice-fields.tsx';
import { addressOf, readAddress } from './links.ts';
import { ScreenHead } from './screen-head.tsx';
import { useWebsite } from './use-website.ts';

const widths = { phone: 'w-[24.375rem] max-w-full', desk: 'w-[80rem]' };
const times = { light: '[color-scheme:light]', dark: '[color-scheme:dark]' };

/** A page with all drafts, in a frame that runs nothing. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { data, error } = useWebsite();
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const [time, setTime] = useState<keyof typeof times>('light');
  const [round, setRound] = useState(0);
  const path = params.get('path') ?? '/';
  const language = params.get('language') ?? 'en';
  if (error && !data) return <FailureScreen error={error} />;
  if (!data) return null;
  if (data.builtElsewhere) return <ScreenHead title={words.title} aside={words.none} />;
  const paths = new Set([...websitePages.map((page) => page.path), ...data.choices.pages, path]);
  const item = params.get('item');
  const choose = (changes: Record<string, string>) =>
    setParams({ path, language, ...(item && { item }), ...changes }, { replace: true });
  return (
    <>
      <ScreenHead title={words.title} aside={words.lead}>
        {item && (
          <Link to={addressOf.item(readAddress(item))} className={linkLook}>
            {words.toForm}
          </Link>
        )}
      </ScreenHead>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <div className="min-w-0 flex-[1_1_16rem] sm:max-w-80">
          <ChoiceField
            path="page"
            words={{ label: words.page }}
            value={path}
            options={[...paths].map((each) => ({ value: each, label: describe.page(each) }))}
            onChange={(next) => choose({ path: next })}
          />
        </div>
        {data.languages.length > 1 && (
          <Segments
            label={words.language}
            options={data.languages.map((code) => [code, nameOfLanguage(code)])}
            value={language}
            onChange={(next) => choose({ language: next })}
          />
        )}
        <Segments
          label={words.width}
          options={Object.entries(words.widths)}
          value={width}
          onChange={(next) => setWidth(next === 'desk' ? 'desk' : 'phone')}
        />
        <Segments
          label={words.time}
          options={Object.entries(words.times)}
          value={time}
          onChange={(next) => setTime(next === 'dark' ? 'dark' : 'light')}
        />
        <ToolButton onClick={() => setRound(round + 1)}>{words.again}</ToolButton>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what is wider than the screen
        tabIndex={0}
        aria-label={words.title}
        className="overflow-x-auto pb-2"
      >
        <iframe
          key={round}
          title={words.frame(describe.page(path))}
          src={`/staff/website/preview?${new URLSearchParams({ path, language })}`}
          className={`h-[75svh] rounded-sm border border-line bg-panel ${widths[width]} ${times[time]}`}
        />
      </section>
    </>
  );
}

type SegmentsProps = {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
};

function Segments({ label, options, value, onChange }: SegmentsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, and no fields
    <div role="group" aria-label={label}>
      <p aria-hidden="true" className="font-semibold">
        {label}
      </p>
      <p className={`mt-1.5 rounded-sm bg-sunken p-1 ${rowLook}`}>
        {options.map(([each, name]) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === value}
            onClick={() => onChange(each)}
            className="min-h-9 rounded-sm border border-transparent px-3 font-semibold hover:bg-hover touch:min-h-[44px] aria-pressed:border-accent aria-pressed:bg-panel"
          >
            {name}
          </button>
        ))}
      </p>
    </div>
  );
}
