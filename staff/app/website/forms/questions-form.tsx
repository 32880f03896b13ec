import type { QuestionsItem } from '#domain/website/items.ts';
import { websiteLimits as limits } from '#office/website/limits.ts';
import { fields } from '../../../words/website-fields.ts';
import { choiceWords as words } from '../../../words/website-items.ts';
import { AreaField, TextField } from '../fields.tsx';
import { PairedList } from '../paired-list.tsx';
import type { FormProps } from './form-props.ts';

/** A page has room for these. */
const most = 12;

/** All questions of a page, in their order. */
export function QuestionsForm({ item, onChange, languages }: FormProps<'questions'>) {
  return (
    <PairedList
      title={fields.questions.label}
      noun={words.nouns.questions}
      languages={languages}
      lists={Object.fromEntries(languages.map((code) => [code, item.words[code]?.items ?? []]))}
      empty={() => ({ question: '', answer: '' })}
      most={most}
      onChange={(lists) => {
        const all = languages.map((code) => [code, { items: lists[code] ?? [] }]);
        onChange({ ...item, words: Object.fromEntries(all) as QuestionsItem['words'] });
      }}
    >
      {(entry, code, at, change) => (
        <>
          <TextField
            path={`words.${code}.items.${at}.question`}
            words={fields.question}
            value={entry.question}
            limit={limits.line}
            onChange={(question) => change({ ...entry, question })}
          />
          <AreaField
            path={`words.${code}.items.${at}.answer`}
            words={fields.answer}
            value={entry.answer}
            limit={limits.answer}
            onChange={(answer) => change({ ...entry, answer })}
          />
        </>
      )}
    </PairedList>
  );
}
