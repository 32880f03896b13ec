import type { OpeningItem } from '#domain/website/items.ts';
import { websiteLimits as limits } from '#office/website/limits.ts';
import { fields } from '../../../words/website-fields.ts';
import { choiceWords as words } from '../../../words/website-items.ts';
import { ChoiceField } from '../choice-fields.tsx';
import { ListField, TextField } from '../fields.tsx';

type Location = OpeningItem['facts']['location'];
type Props = { value: Location; offices: readonly string[]; onChange: (value: Location) => void };

const path = 'facts.location';

/** Where the work is done: a sort of place, and for some sorts which. */
export function LocationField({ value, offices, onChange }: Props) {
  const sort = typeof value === 'string' ? value : Object.keys(value)[0];
  const [office = ''] = offices;
  const choose = (next: string) => {
    if (next === 'remoteIn') onChange({ remoteIn: [] });
    else if (next === 'hybridAt') onChange({ hybridAt: office });
    else if (next === 'onSiteAt') onChange({ onSiteAt: office });
    else if (next === 'onSiteIn') onChange({ onSiteIn: '' });
    else onChange(next);
  };
  const placeOptions = offices.map((name) => ({ value: name, label: name }));
  return (
    <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
      <ChoiceField
        path={`${path}.sort`}
        words={fields.location}
        value={sort ?? ''}
        options={words.locations}
        onChange={choose}
      />
      {typeof value === 'object' && 'remoteIn' in value && (
        <ListField
          path={path}
          words={fields.states}
          value={value.remoteIn}
          limit={limits.line}
          onChange={(states) => onChange({ remoteIn: states.map((state) => state.toUpperCase()) })}
        />
      )}
      {typeof value === 'object' && 'hybridAt' in value && (
        <ChoiceField
          path={path}
          words={fields.office}
          value={value.hybridAt}
          options={placeOptions}
          onChange={(hybridAt) => onChange({ hybridAt })}
        />
      )}
      {typeof value === 'object' && 'onSiteAt' in value && (
        <ChoiceField
          path={path}
          words={fields.office}
          value={value.onSiteAt}
          options={placeOptions}
          onChange={(onSiteAt) => onChange({ onSiteAt })}
        />
      )}
      {typeof value === 'object' && 'onSiteIn' in value && (
        <TextField
          path={path}
          words={fields.city}
          value={value.onSiteIn}
          limit={limits.name}
          onChange={(onSiteIn) => onChange({ onSiteIn })}
        />
      )}
    </div>
  );
}
