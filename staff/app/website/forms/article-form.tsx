import { useState } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import type { ArticleItem, GuideItem } from '#domain/website/items.ts';
import { uploadedHash } from '#domain/website/uploaded-pictures.ts';
import { websiteLimits as limits } from '#office/website/limits.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { pictureWords } from '../../../words/website-articles.ts';
import { fields } from '../../../words/website-fields.ts';
import { choiceWords as words } from '../../../words/website-items.ts';
import { ArticleTextField } from '../article-text-field.tsx';
import { withFacts } from '../change-item.ts';
import { ChoiceField } from '../choice-fields.tsx';
import { AreaField, NativeField, TextField } from '../fields.tsx';
import { PerLanguage } from '../per-language.tsx';
import { PictureField } from '../picture-field.tsx';
import type { FormProps } from './form-props.ts';

type Text = ArticleItem['words']['en'] & Partial<Pick<GuideItem['words']['en'], 'facts'>>;
type Props = Omit<FormProps<'article'>, 'item' | 'onChange'> & {
  facts: ArticleItem['facts'];
  texts: { [Code in LanguageCode]?: Text };
  onFacts: (facts: ArticleItem['facts']) => void;
  /** Undefined: the language is taken away. */
  onText: (code: LanguageCode, text: Text | undefined) => void;
  makeText: () => Text;
};

export function ArticleForm({ item, onChange, ...rest }: FormProps<'article'>) {
  return (
    <Fields
      {...rest}
      facts={item.facts}
      texts={item.words}
      onFacts={(facts) => onChange({ ...item, facts })}
      onText={(code, text) => onChange({ ...item, words: { ...item.words, [code]: text } })}
      makeText={() => ({ title: '', summary: '', text: '' })}
    />
  );
}

export function GuideForm({ item, onChange, ...rest }: FormProps<'guide'>) {
  return (
    <Fields
      {...rest}
      facts={item.facts}
      texts={item.words}
      onFacts={(facts) => onChange({ ...item, facts })}
      onText={(code, text) => onChange({ ...item, words: { ...item.words, [code]: text } })}
      makeText={() => ({
        title: '',
        summary: '',
        text: '',
        facts: item.words.en.facts.map(() => ({ term: '', fact: '' })),
      })}
    />
  );
}

function Fields({ facts, texts, onFacts, onText, makeText, languages, choices }: Props) {
  /** Words that were taken away come back with the language. */
  const [removed, setRemoved] = useState<Props['texts']>({});
  const set = (changes: Parameters<typeof withFacts<ArticleItem>>[1]) =>
    onFacts(withFacts<ArticleItem>({ facts, words: { en: makeText() } }, changes).facts);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <NativeField
          type="date"
          path="facts.published"
          words={fields.published}
          value={facts.published}
          onChange={(published) => set({ published })}
        />
        <ChoiceField
          path="facts.topic"
          words={fields.topic}
          value={facts.topic}
          options={[
            ...(facts.topic ? [] : [{ value: '', label: words.choose }]),
            ...choices.topics.map(({ name, title }) => ({ value: name, label: title })),
          ]}
          onChange={(topic) => set({ topic })}
        />
        <ChoiceField
          path="facts.service"
          words={fields.service}
          value={facts.service ?? ''}
          options={[
            { value: '', label: words.serviceOfTopic },
            ...choices.services.map(({ slug, title }) => ({ value: slug, label: title })),
          ]}
          onChange={(service) => set({ service: service || undefined })}
        />
        <PictureField
          shape="scene"
          path="facts.picture"
          value={facts.picture}
          pictures={choices.pictures}
          onChange={(picture) => set({ picture })}
        />
      </div>
      <PerLanguage languages={languages}>
        {(code) => {
          const text = texts[code];
          if (!text)
            return (
              <p className="grid justify-items-start gap-3 text-muted">
                {words.onlyEnglish}
                <ToolButton onClick={() => onText(code, removed[code] ?? makeText())}>
                  {words.addLanguage}
                </ToolButton>
              </p>
            );
          return (
            <>
              <TextFields
                path={`words.${code}`}
                text={text}
                hasUpload={uploadedHash.test(facts.picture ?? '')}
                pages={choices.pages}
                onChange={(next) => onText(code, next)}
              />
              {code !== 'en' && (
                <p>
                  <ToolButton
                    onClick={() => {
                      setRemoved({ ...removed, [code]: text });
                      onText(code, undefined);
                    }}
                  >
                    {words.removeLanguage}
                  </ToolButton>
                </p>
              )}
            </>
          );
        }}
      </PerLanguage>
    </>
  );
}

type TextProps = {
  path: string;
  text: Text;
  /** The picture is one that was uploaded: the words say what it shows. */
  hasUpload: boolean;
  pages: readonly string[];
  onChange: (text: Text) => void;
};

function withAlt({ alt: _, ...text }: Text, alt: string): Text {
  return alt === '' ? text : { ...text, alt };
}

function TextFields({ path, text, hasUpload, pages, onChange }: TextProps) {
  return (
    <>
      <TextField
        path={`${path}.title`}
        words={fields.articleTitle}
        value={text.title}
        limit={limits.line}
        onChange={(title) => onChange({ ...text, title })}
      />
      <AreaField
        path={`${path}.summary`}
        words={fields.articleSummary}
        value={text.summary}
        limit={160}
        rows={2}
        onChange={(summary) => onChange({ ...text, summary })}
      />
      {text.facts?.map((entry, at) => {
        const change = (changes: Partial<typeof entry>) =>
          onChange({ ...text, facts: text.facts?.with(at, { ...entry, ...changes }) ?? [] });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: three facts at fixed places
          <div key={at} className="grid grid-cols-1 gap-2 rounded-sm border border-line p-3">
            <TextField
              path={`${path}.facts.${at}.term`}
              words={{ label: words.inList(fields.term.label, at + 1) }}
              value={entry.term}
              limit={limits.name}
              onChange={(term) => change({ term })}
            />
            <TextField
              path={`${path}.facts.${at}.fact`}
              words={{ label: words.inList(fields.fact.label, at + 1) }}
              value={entry.fact}
              limit={limits.line}
              onChange={(fact) => change({ fact })}
            />
          </div>
        );
      })}
      {hasUpload && (
        <TextField
          path={`${path}.alt`}
          words={pictureWords.alt}
          value={text.alt ?? ''}
          limit={limits.alt}
          onChange={(alt) => onChange(withAlt(text, alt))}
        />
      )}
      <ArticleTextField
        path={`${path}.text`}
        words={fields.text}
        value={text.text}
        pages={pages}
        onChange={(next) => onChange({ ...text, text: next })}
      />
    </>
  );
}
