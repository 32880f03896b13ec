import { useEffect, useState } from 'react';
import { forms } from '#app/content/forms.ts';
import { TextButton } from '../text-button.tsx';

export function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const preview = usePreview(file);
  return (
    <div className="mt-4 flex items-center gap-4">
      {preview && (
        <img src={preview} alt={forms.file.preview(file.name)} className="size-16 rounded-sm object-cover" />
      )}
      <p className="min-w-0 flex-1" role="status">
        <span className="block truncate font-semibold">{file.name}</span>
        <span className="text-sm text-muted">{formatSize(file.size)}</span>
      </p>
      <TextButton onClick={onRemove}>
        {forms.file.remove}
        <span className="sr-only">: {file.name}</span>
      </TextButton>
    </div>
  );
}

function usePreview(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!/^image\/(jpeg|png)$/.test(file.type)) return;
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => {
      URL.revokeObjectURL(objectUrl);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}

function formatSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
