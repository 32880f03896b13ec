import { nameOfLanguage } from '#domain/languages.ts';
import type { OpeningItem } from '#domain/website/items.ts';
import { websiteLimits as limits } from '#office/website/limits.ts';
import { describe, fields } from '../../../words/website-fields.ts';
import { choiceWords as words } from '../../../words/website-items.ts';
import { withFacts, withWords } from '../change-item.ts';
import { CheckField, ChoiceField } from '../choice-fields.tsx';
import { AreaField, NativeField, TextField } from '../fields.tsx';
import { PairedList } from '../paired-list.tsx';
import { PerLanguage } from '../per-language.tsx';
import type { FormProps } from './form-props.ts';
import { LocationField } from './location-field.tsx';

type Pay = OpeningItem['facts']['pay'];

/** One paragraph or line for each entry. */
const lists = [
  { name: 'description', limit: limits.paragraph },
  { name: 'requirements', limit: limits.notice },
  { name: 'benefits', limit: limits.notice },
] as const;

export function OpeningForm({ item, onChange, languages, choices }: FormProps<'opening'>) {
  const { facts } = item;
  const set = (changes: Partial<OpeningItem['facts']>) => onChange(withFacts(item, changes));
  const setPay = (changes: Partial<Pay>) => set({ pay: { ...facts.pay, ...changes } });
  return (
    <>
      <CheckField
        path="facts.listed"
        words={fields.listed}
        value={facts.listed}
        onChange={(listed) => set({ listed })}
      />
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
        <NativeField
          type="date"
          path="facts.closes"
          words={fields.closes}
          value={facts.closes ?? ''}
          onChange={(closes) => set({ closes: closes || null })}
        />
        <NativeField
          type="date"
          path="facts.posted"
          words={fields.posted}
          value={facts.posted}
          onChange={(posted) => set({ posted })}
        />
        <TextField
          path="facts.title"
          words={fields.title}
          value={facts.title}
          limit={limits.line}
          onChange={(title) => set({ title })}
        />
        <TextField
          path="facts.id"
          words={fields.jobId}
          value={facts.id}
          limit={20}
          onChange={(id) => set({ id })}
        />
      </div>
      <LocationField
        value={facts.location}
        offices={choices.offices}
        onChange={(location) => set({ location })}
      />
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <ChoiceField
          path="facts.type"
          words={fields.jobType}
          value={facts.type}
          options={words.jobTypes.map((type) => ({ value: type, label: type }))}
          onChange={(type) => set({ type })}
        />
        {(['from', 'to'] as const).map((end) => (
          <NativeField
            key={end}
            type="number"
            min="0"
            step="0.01"
            path={`facts.pay.${end}`}
            words={end === 'from' ? fields.payFrom : fields.payTo}
            value={facts.pay[end] ? String(facts.pay[end]) : ''}
            onChange={(amount) => setPay({ [end]: Number(amount) })}
          />
        ))}
        <ChoiceField
          path="facts.pay.per"
          words={fields.payPer}
          value={facts.pay.per}
          options={words.payPer}
          onChange={(per) => setPay({ per: per === 'year' ? 'year' : 'hour' })}
        />
      </div>
      <PerLanguage languages={languages}>
        {(code) => (
          <>
            <TextField
              path={`words.${code}.department`}
              words={fields.department}
              value={item.words[code]?.department ?? ''}
              limit={limits.name}
              onChange={(department) => onChange(withWords(item, code, { department }))}
            />
            <AreaField
              path={`words.${code}.summary`}
              words={fields.jobSummary}
              value={item.words[code]?.summary ?? ''}
              limit={limits.line}
              rows={2}
              onChange={(summary) => onChange(withWords(item, code, { summary }))}
            />
          </>
        )}
      </PerLanguage>
      {lists.map(({ name, limit }) => (
        <PairedList
          key={name}
          title={fields[name].label}
          noun={words.nouns[name]}
          languages={languages}
          lists={Object.fromEntries(languages.map((code) => [code, item.words[code]?.[name] ?? []]))}
          empty={() => ''}
          most={limits.list}
          isPlain
          onChange={(next) => {
            const all = languages.map((code) => [code, { ...item.words[code], [name]: next[code] ?? [] }]);
            onChange({ ...item, words: { ...item.words, ...Object.fromEntries(all) } });
          }}
        >
          {(text, code, at, change) => (
            <AreaField
              path={`words.${code}.${name}.${at}`}
              words={{
                label: describe.inLanguage(words.inList(words.nouns[name], at + 1), nameOfLanguage(code)),
              }}
              value={text}
              limit={limit}
              rows={2}
              onChange={change}
            />
          )}
        </PairedList>
      ))}
    </>
  );
}
