import { forms } from '#content/forms.ts';

export function UploadProgress({ part }: { part: number | undefined }) {
  if (part === undefined) return null;
  const percent = Math.round(part * 100);
  return (
    <div>
      <p className="text-sm font-semibold">{`${forms.file.uploading} ${percent}%`}</p>
      <progress
        aria-label={forms.file.uploading}
        value={percent}
        max={100}
        className="h-2.5 w-full accent-accent"
      />
    </div>
  );
}
