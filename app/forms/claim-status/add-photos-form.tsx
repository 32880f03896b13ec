import { type FormEvent, useRef, useState } from 'react';
import { addPhotos as words } from '#content/claim-status.ts';
import { failureMessage } from '#content/outcomes.ts';
import { PhotoField } from '../claim/photos/photo-field.tsx';
import { usePhotos } from '../claim/photos/use-photos.ts';
import { SubmitButton } from '../kit/form/submit-button.tsx';
import { acceptsPosts } from '../kit/post/accepts-posts.ts';
import { loadBackend } from '../kit/send/backend.ts';
import type { Complaint } from '../kit/send/refusal.ts';
import { createSubmission } from '../kit/send/submission.ts';
import { addPhotos } from './add-photos.ts';
import type { LookupValues } from './definition.ts';

type Props = { lookup: LookupValues; onAdded?: (count: number) => void };

/** Adds photos to a claim that was looked up. Without scripts the browser posts them with the number and the address. */
export function AddPhotosForm({ lookup, onAdded }: Props) {
  const photos = usePhotos(() => setComplaint(undefined));
  const [complaint, setComplaint] = useState<string>();
  const [isSending, setSending] = useState(false);
  const submission = useRef(createSubmission());

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (photos.list.length === 0) return setComplaint(words.none);
    setSending(true);
    const files = await photos.whenReady();
    if (!files?.length) return setSending(false);
    const answer = await loadBackend()
      .then((backend) =>
        addPhotos(lookup, files, {
          submission: submission.current,
          backend,
          onPhoto: photos.setState,
        }),
      )
      .catch(() => ({ outcome: 'refused' as const, words: failureMessage(words.failed) }));
    setSending(false);
    if (answer.outcome === 'refused') return setComplaint(join(answer.words));
    photos.removeSent(files);
    submission.current = createSubmission();
    onAdded?.(files.length);
  }

  return (
    <form
      method={acceptsPosts ? 'post' : 'dialog'}
      encType={acceptsPosts ? 'multipart/form-data' : undefined}
      noValidate
      aria-label={words.title}
      onSubmit={send}
      className="grid gap-5 border-t-2 border-line pt-6"
    >
      <h3 className="text-title">{words.title}</h3>
      <input type="hidden" name="number" defaultValue={lookup.number} />
      <input type="hidden" name="email" defaultValue={lookup.email} />
      <PhotoField name="photos" words={words.fields.photos} photos={photos} error={complaint} />
      <SubmitButton label={words.submit} sending={{ active: isSending, label: words.sending }} />
    </form>
  );
}

function join({ title, text }: Complaint): string {
  return text ? `${title}. ${text}` : title;
}
