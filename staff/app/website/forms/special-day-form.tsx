import { useState } from 'react';
import { site } from '#company/site.ts';
import type { SpecialDayItem } from '#domain/website/items.ts';
import { websiteLimits as limits } from '#office/website/limits.ts';
import { describe, fields } from '../../../words/website-fields.ts';
import { choiceWords as words } from '../../../words/website-items.ts';
import { places } from '../../../words/website-pages.ts';
import { withFacts, withWords } from '../change-item.ts';
import { ChecksField, RadioField } from '../choice-fields.tsx';
import { NativeField, TextField } from '../fields.tsx';
import { PerLanguage } from '../per-language.tsx';
import type { FormProps } from './form-props.ts';

type Which = keyof typeof words.whichPlaces;
const officeNames: string[] = site.offices.map(({ name }) => name);

/** The claims line stays open unless somebody closes it on purpose. */
function whichOf(places: SpecialDayItem['facts']['places']): Which {
  if (places === 'all') return 'all';
  return places.join() === officeNames.join() ? 'offices' : 'some';
}

/** Where an office usually opens and closes. */
const usualHours = { from: '10:00', to: '15:00' };

export function SpecialDayForm({ item, onChange, languages }: FormProps<'special_day'>) {
  const { facts } = item;
  const { open } = facts;
  const [which, setWhich] = useState(() => whichOf(facts.places));
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <NativeField
          type="date"
          path="facts.from"
          words={fields.firstDay}
          value={facts.from}
          onChange={(from) =>
            // The last day follows as long as it is one day.
            onChange(
              withFacts(item, { from, to: facts.to === facts.from || facts.to < from ? from : facts.to }),
            )
          }
        />
        <NativeField
          type="date"
          path="facts.to"
          words={fields.lastDay}
          value={facts.to}
          min={facts.from}
          onChange={(to) => onChange(withFacts(item, { to }))}
        />
      </div>
      <RadioField
        path="facts.open"
        words={fields.hours}
        value={open ? 'open' : 'closed'}
        options={[
          { value: 'closed', label: describe.hours(null) },
          { value: 'open', label: words.otherHours },
        ]}
        onChange={(next) => onChange(withFacts(item, { open: next === 'open' ? usualHours : null }))}
      />
      {open && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <NativeField
            type="time"
            path="facts.open.from"
            words={fields.opens}
            value={open.from}
            onChange={(from) => onChange(withFacts(item, { open: { ...open, from } }))}
          />
          <NativeField
            type="time"
            path="facts.open.to"
            words={fields.closesAt}
            value={open.to}
            onChange={(to) => onChange(withFacts(item, { open: { ...open, to } }))}
          />
        </div>
      )}
      <RadioField
        path="facts.places.which"
        words={fields.places}
        value={which}
        options={Object.entries(words.whichPlaces).map(([value, label]) => ({ value, label }))}
        onChange={(next) => {
          const chosen = next as Which;
          setWhich(chosen);
          onChange(
            withFacts(item, { places: { offices: officeNames, all: 'all' as const, some: [] }[chosen] }),
          );
        }}
      />
      {which === 'some' && facts.places !== 'all' && (
        <ChecksField
          path="facts.places"
          words={words.places}
          value={facts.places}
          options={places.map((name) => ({ value: name, label: describe.place(name) }))}
          onChange={(chosen) => onChange(withFacts(item, { places: [...chosen] }))}
        />
      )}
      <PerLanguage languages={languages}>
        {(code) => (
          <TextField
            path={`words.${code}.reason`}
            words={fields.reason}
            value={item.words[code]?.reason ?? ''}
            limit={limits.line}
            onChange={(reason) => onChange(withWords(item, code, { reason }))}
          />
        )}
      </PerLanguage>
    </>
  );
}
