import { labelOf } from '#app/catalog/label-of.ts';
import { selectLook } from '#app/ui/select-look.ts';
import { filters, optionLabels } from '#content/careers.ts';

type Props = { locations: readonly string[]; types: readonly string[] };

export function OpeningFilters({ locations, types }: Props) {
  return (
    <fieldset className="needs-enhancement flex flex-wrap gap-4">
      <legend className="sr-only">{filters.legend}</legend>
      <Filter name="location" words={filters.location} options={locations} />
      <Filter name="type" words={filters.type} options={types} />
    </fieldset>
  );
}

type FilterProps = {
  name: 'location' | 'type';
  words: (typeof filters)['location' | 'type'];
  options: readonly string[];
};

function Filter({ name, words: { label, all }, options }: FilterProps) {
  const id = `filter-${name}`;
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <select id={id} name={name} className={selectLook}>
        <option value={all.value}>{all.label}</option>
        {options.map((option) => {
          const label = labelOf(optionLabels, option);
          return (
            <option key={option} value={label === option ? undefined : option}>
              {label}
            </option>
          );
        })}
      </select>
    </div>
  );
}
