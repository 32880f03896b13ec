import { describe, fields } from '../../../words/website-fields.ts';
import { choiceWords as words } from '../../../words/website-items.ts';
import { ChoiceField } from '../choice-fields.tsx';

type Props = {
  path: string;
  value: string | undefined;
  /** Names of those in files. */
  pictures: readonly string[];
  onChange: (picture: string | undefined) => void;
};

/** One of the site's pictures by its name. */
export function PictureChoice({ path, value, pictures, onChange }: Props) {
  const names = [...new Set([...pictures, ...(value ? [value] : [])])];
  return (
    <ChoiceField
      path={path}
      words={fields.picture}
      value={value ?? ''}
      options={[
        { value: '', label: words.noPicture },
        ...names.map((name) => ({ value: name, label: describe.picture(name) })),
      ]}
      onChange={(name) => onChange(name || undefined)}
    />
  );
}
