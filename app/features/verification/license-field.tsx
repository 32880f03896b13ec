import { type Control, useController } from 'react-hook-form';
import type { FieldWords } from '#app/content/form-words.ts';
import { FileField } from '#app/ui/form/file-field.tsx';
import { showToast } from '#app/ui/form/show-toast.ts';
import { licenseExtensions, refuseLicense } from './refuse-license.ts';
import type { VerificationValues } from './schema.ts';

type Props = {
  name: 'licenseFront' | 'licenseBack';
  words: FieldWords;
  error: string | undefined;
  control: Control<VerificationValues>;
};

export function LicenseField({ name, control, ...rest }: Props) {
  const { field } = useController({ control, name });

  function choose(file: File | undefined) {
    const complaint = file && refuseLicense(file);
    if (complaint) return showToast({ kind: 'error', seconds: 3, ...complaint });
    field.onChange(file);
  }

  return (
    <FileField name={name} file={field.value} extensions={licenseExtensions} onChoose={choose} {...rest} />
  );
}
