import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { fieldId } from '#app/forms/kit/fields/field-frame.tsx';
import { type PictureShape, uploadedHash } from '#domain/website/uploaded-pictures.ts';
import { websiteLimits as limits } from '#office/website/limits.ts';
import { api, readBody } from '../../api/client.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { pictureWords as words } from '../../words/website-articles.ts';
import { problemLook } from '../ui/looks.ts';
import { PictureChoice } from './forms/picture-choice.tsx';

type Props = Parameters<typeof PictureChoice>[0] & { shape: PictureShape };

/** One of the site's pictures, or one that is uploaded here. What it shows is asked in each language, beside its other words. */
export function PictureField({ shape, ...props }: Props) {
  const { path, value, onChange } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const hintId = `${fieldId(path)}-upload`;
  const upload = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > limits.pictureBytes) return words.tooLarge;
      const sent = api.website.pictures.$post({ query: { shape } }, { init: { body: file } });
      onChange((await readBody(sent)).hash);
      return undefined;
    },
  });
  const isUploaded = value !== undefined && uploadedHash.test(value);
  const problem = upload.error ? describeFailure(upload.error) : upload.data;
  const isDone = upload.isSuccess && !problem && isUploaded;
  return (
    <div className="grid grid-cols-1 gap-2">
      <PictureChoice {...props} />
      {isUploaded && (
        <img
          src={`/staff/api/website/pictures/${value}`}
          alt={words.preview}
          className={shape === 'portrait' ? 'size-28 rounded-full' : 'aspect-4/3 w-48 rounded-lg'}
        />
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={words.choose}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) upload.mutate(file);
          currentTarget.value = '';
        }}
      />
      <p className="flex flex-wrap gap-1.5">
        <ToolButton
          aria-describedby={hintId}
          aria-disabled={upload.isPending}
          onClick={() => !upload.isPending && chooser.current?.click()}
        >
          {isUploaded ? words.replace : words.choose}
        </ToolButton>
        {isUploaded && (
          <ToolButton
            onClick={() => {
              upload.reset();
              onChange(undefined);
            }}
          >
            {words.remove}
          </ToolButton>
        )}
      </p>
      <p id={hintId} className="text-xs text-muted">
        {words.hint}
      </p>
      <p role="status" className={`text-sm empty:hidden ${problem ? problemLook : ''}`.trimEnd()}>
        {upload.isPending ? words.uploading : (problem ?? (isDone ? words.done : ''))}
      </p>
    </div>
  );
}
