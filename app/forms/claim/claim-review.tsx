import { TextButton } from '#app/ui/text-button.tsx';
import { type ClaimField, fields, form, reviewWords } from '#content/claim-form.ts';
import { outcomes } from '#content/outcomes.ts';
import { SubmitButton } from '../kit/form/submit-button.tsx';
import { PhotosToSend } from './photos/photos-to-send.tsx';
import type { Photos } from './photos/use-photos.ts';
import { reviewAnswers } from './review-answers.ts';
import type { ClaimValues } from './schema.ts';
import { headingId } from './use-stage.ts';

type Props = {
  values: ClaimValues;
  photos: Photos;
  sending: boolean;
  onChange: (field: ClaimField) => void;
  onRetry: (photo: File) => void;
};

/** All answers and photos before they are sent, each with a way to change it. */
export function ClaimReview({ values, photos, sending, onChange, onRetry }: Props) {
  return (
    <section aria-labelledby={headingId('review')} className="grid gap-6">
      <div>
        <h2 id={headingId('review')} tabIndex={-1} className="text-section">
          {reviewWords.title}
        </h2>
        <p className="mt-3 text-muted">{reviewWords.text}</p>
      </div>
      <dl className="review-list">
        {reviewAnswers(values).map(({ field, label, answer }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
            <dd>
              <ChangeButton field={field} label={label} isOff={sending} onChange={onChange} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{fields.photos.label}</dt>
          <dd>
            <span>{reviewWords.photos(photos.list.length)}</span>
            <PhotosToSend photos={photos} isSending={sending} onRetry={onRetry} />
          </dd>
          <dd>
            <ChangeButton field="photos" label={fields.photos.label} isOff={sending} onChange={onChange} />
          </dd>
        </div>
      </dl>
      <SubmitButton label={form.send} sending={{ active: sending, label: outcomes.claim.sending }} />
    </section>
  );
}

type ChangeProps = {
  field: ClaimField;
  label: string;
  isOff: boolean;
  onChange: (field: ClaimField) => void;
};

function ChangeButton({ field, label, isOff, onChange }: ChangeProps) {
  return (
    <TextButton aria-disabled={isOff || undefined} onClick={() => isOff || onChange(field)}>
      {reviewWords.change}
      <span className="sr-only">: {label}</span>
    </TextButton>
  );
}
