import type { TestimonialItem } from '#domain/website/items.ts';
import { websiteLimits as limits } from '#office/website/limits.ts';
import { describe, fields } from '../../../words/website-fields.ts';
import { withFacts, withWords } from '../change-item.ts';
import { CheckField, ChecksField, ChoiceField } from '../choice-fields.tsx';
import { AreaField, ListField, TextField } from '../fields.tsx';
import { PerLanguage } from '../per-language.tsx';
import { PictureField } from '../picture-field.tsx';
import type { FormProps } from './form-props.ts';

type NameProps = { value: string; onChange: (name: string) => void };

function NameField(props: NameProps) {
  return <TextField path="facts.name" words={fields.name} limit={limits.name} {...props} />;
}

type SampleProps = { value: true | undefined; onChange: (sample: true | undefined) => void };

/** Only where there is one: a real person has no such mark. */
function SampleField({ value, onChange }: SampleProps) {
  return (
    <CheckField
      path="facts.sample"
      words={fields.sample}
      value={value ?? false}
      onChange={(isSample) => onChange(isSample || undefined)}
    />
  );
}

export function AgentForm({ item, onChange, choices }: FormProps<'agent'>) {
  const { facts } = item;
  return (
    <>
      <NameField value={facts.name} onChange={(name) => onChange(withFacts(item, { name }))} />
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
        <ChoiceField
          path="facts.office"
          words={fields.office}
          value={facts.office}
          options={choices.offices.map((name) => ({ value: name, label: name }))}
          onChange={(office) => onChange(withFacts(item, { office }))}
        />
        <ListField
          path="facts.languages"
          words={fields.languages}
          value={facts.languages}
          limit={limits.line}
          onChange={(languages) => onChange(withFacts(item, { languages: [...languages] }))}
        />
        <TextField
          path="facts.license"
          words={fields.license}
          value={facts.license ?? ''}
          limit={limits.name}
          onChange={(license) => onChange(withFacts(item, { license: license || undefined }))}
        />
      </div>
      <ChecksField
        path="facts.lines"
        words={fields.lines}
        value={facts.lines}
        options={choices.services.map(({ slug, title }) => ({ value: slug, label: title }))}
        onChange={(lines) => onChange(withFacts(item, { lines: [...lines] }))}
      />
      <PictureField
        shape="portrait"
        path="facts.picture"
        value={facts.picture}
        pictures={choices.pictures}
        onChange={(picture) => onChange(withFacts(item, { picture }))}
      />
      <SampleField value={facts.sample} onChange={(sample) => onChange(withFacts(item, { sample }))} />
    </>
  );
}

export function LeaderForm({ item, onChange, languages, choices }: FormProps<'leader'>) {
  const { facts } = item;
  return (
    <>
      <NameField value={facts.name} onChange={(name) => onChange(withFacts(item, { name }))} />
      <PerLanguage languages={languages}>
        {(code) => (
          <>
            <TextField
              path={`words.${code}.title`}
              words={fields.leaderTitle}
              value={item.words[code]?.title ?? ''}
              limit={limits.name}
              onChange={(title) => onChange(withWords(item, code, { title }))}
            />
            <AreaField
              path={`words.${code}.bio`}
              words={fields.bio}
              value={item.words[code]?.bio ?? ''}
              limit={limits.bio}
              onChange={(bio) => onChange(withWords(item, code, { bio }))}
            />
          </>
        )}
      </PerLanguage>
      <PictureField
        shape="portrait"
        path="facts.portrait"
        value={facts.portrait}
        pictures={choices.pictures}
        onChange={(portrait) => onChange(withFacts(item, { portrait }))}
      />
      <SampleField value={facts.sample} onChange={(sample) => onChange(withFacts(item, { sample }))} />
    </>
  );
}

const stars = [5, 4, 3, 2, 1] as const satisfies readonly TestimonialItem['facts']['rating'][];

export function TestimonialForm({ item, onChange, languages, choices }: FormProps<'testimonial'>) {
  const { facts } = item;
  return (
    <>
      <NameField value={facts.name} onChange={(name) => onChange(withFacts(item, { name }))} />
      <PerLanguage languages={languages}>
        {(code) => (
          <>
            <TextField
              path={`words.${code}.title`}
              words={fields.reviewTitle}
              value={item.words[code]?.title ?? ''}
              limit={limits.name}
              onChange={(title) => onChange(withWords(item, code, { title }))}
            />
            <AreaField
              path={`words.${code}.quote`}
              words={fields.quote}
              value={item.words[code]?.quote ?? ''}
              limit={limits.quote}
              onChange={(quote) => onChange(withWords(item, code, { quote }))}
            />
          </>
        )}
      </PerLanguage>
      <ChoiceField
        path="facts.rating"
        words={fields.rating}
        value={String(facts.rating)}
        options={stars.map((count) => ({ value: String(count), label: describe.rating(count) }))}
        onChange={(count) => {
          const rating = stars.find((each) => String(each) === count);
          if (rating) onChange(withFacts(item, { rating }));
        }}
      />
      <PictureField
        shape="portrait"
        path="facts.image"
        value={facts.image}
        pictures={choices.pictures}
        onChange={(image) => onChange(withFacts(item, { image }))}
      />
      <SampleField value={facts.sample} onChange={(sample) => onChange(withFacts(item, { sample }))} />
    </>
  );
}
