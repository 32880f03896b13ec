import type { LanguageCode } from '#domain/languages.ts';
import type { NoticeItem } from '#domain/website/items.ts';
import { websiteLimits as limits } from '#office/website/limits.ts';
import { describe, fields } from '../../../words/website-fields.ts';
import { choiceWords as words } from '../../../words/website-items.ts';
import { websitePages } from '../../../words/website-pages.ts';
import { withFacts, withWords } from '../change-item.ts';
import { CheckField, ChecksField, RadioField } from '../choice-fields.tsx';
import { AreaField, MomentField, TextField } from '../fields.tsx';
import { PerLanguage } from '../per-language.tsx';
import type { FormProps } from './form-props.ts';
import { NoticeLook } from './notice-look.tsx';

export function NoticeForm({ item, onChange, languages, choices }: FormProps<'notice'>) {
  const { facts } = item;
  const chosen = facts.pages === 'all' ? [] : facts.pages;
  const known = websitePages.filter(({ path }) => choices.pages.length === 0 || choices.pages.includes(path));
  const paths = [...new Set([...known.map(({ path }) => path), ...chosen])];
  return (
    <>
      <PerLanguage languages={languages}>
        {(code) => <NoticeWords item={item} code={code} onChange={onChange} />}
      </PerLanguage>
      <RadioField
        path="facts.tone"
        words={fields.tone}
        value={facts.tone}
        options={[
          { value: 'calm', label: describe.tones.calm, hint: words.calm },
          { value: 'urgent', label: describe.tones.urgent, hint: words.urgent },
        ]}
        onChange={(tone) => onChange(withFacts(item, { tone: tone === 'urgent' ? 'urgent' : 'calm' }))}
      />
      <RadioField
        path="facts.pages.which"
        words={fields.pages}
        value={facts.pages === 'all' ? 'all' : 'some'}
        options={[
          { value: 'all', label: describe.allPages },
          { value: 'some', label: words.somePages },
        ]}
        onChange={(pages) => onChange(withFacts(item, { pages: pages === 'all' ? 'all' : [] }))}
      />
      {facts.pages !== 'all' && (
        <ChecksField
          path="facts.pages"
          words={words.pages}
          value={facts.pages}
          options={paths.map((path) => ({ value: path, label: describe.page(path) }))}
          onChange={(pages) => onChange(withFacts(item, { pages: [...pages] }))}
        />
      )}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <MomentField
          path="facts.from"
          words={fields.from}
          value={facts.from}
          onChange={(from) => onChange(withFacts(item, { from }))}
        />
        <MomentField
          path="facts.until"
          words={fields.until}
          value={facts.until}
          onChange={(until) => onChange(withFacts(item, { until }))}
        />
      </div>
    </>
  );
}

type WordsProps = { item: NoticeItem; code: LanguageCode; onChange: (item: NoticeItem) => void };

function NoticeWords({ item, code, onChange }: WordsProps) {
  const { text, link } = item.words[code] ?? { text: '' };
  const path = `words.${code}`;
  return (
    <>
      <AreaField
        path={`${path}.text`}
        words={fields.noticeText}
        value={text}
        limit={limits.notice}
        onChange={(typed) => onChange(withWords(item, code, { text: typed }))}
      />
      <CheckField
        path={`${path}.link`}
        words={fields.hasLink}
        value={link !== undefined}
        onChange={(isOn) =>
          onChange(withWords(item, code, { link: isOn ? { label: '', href: hrefIn(item) } : undefined }))
        }
      />
      {link && (
        <>
          <TextField
            path={`${path}.link.label`}
            words={fields.linkLabel}
            value={link.label}
            limit={limits.name}
            onChange={(label) => onChange(withWords(item, code, { link: { ...link, label } }))}
          />
          <TextField
            path={`${path}.link.href`}
            words={fields.linkHref}
            value={link.href}
            limit={limits.href}
            onChange={(href) => onChange(withWords(item, code, { link: { ...link, href } }))}
          />
        </>
      )}
      <NoticeLook tone={item.facts.tone} text={text} link={link} lang={code} />
    </>
  );
}

/** Both languages usually link to the same page. */
function hrefIn({ words: texts }: NoticeItem): string {
  return Object.values(texts).find((each) => each?.link)?.link?.href ?? '';
}
