import { TextButton } from '#app/ui/text-button.tsx';
import { forms } from '#content/forms.ts';
import { language } from '#content/language.ts';
import { megabyte } from '../define/file-types.ts';
import { usePreview } from './use-preview.ts';

const megabytes = new Intl.NumberFormat(language.locale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

type Props = { id: string; file: File | undefined; onRemove: () => void };

/** The status is in the page before a file is chosen: screen readers announce only what appears in a live region. */
export function ChosenFile({ id, file, onRemove }: Props) {
  const preview = usePreview(file);
  return (
    <div className={file && 'mt-4 flex items-center gap-4'}>
      {file && preview && (
        <img src={preview} alt={forms.file.preview(file.name)} className="size-16 rounded-sm object-cover" />
      )}
      <p id={id} className="min-w-0 flex-1" role="status">
        {file && (
          <>
            <span className="block truncate font-semibold">{file.name}</span>{' '}
            <span className="text-sm text-muted">{formatSize(file.size)}</span>
          </>
        )}
      </p>
      {file && (
        <TextButton onClick={onRemove}>
          {forms.file.remove}
          <span className="sr-only">: {file.name}</span>
        </TextButton>
      )}
    </div>
  );
}

function formatSize(bytes: number): string {
  return bytes < megabyte ? `${Math.ceil(bytes / 1024)} KB` : `${megabytes.format(bytes / megabyte)} MB`;
}
