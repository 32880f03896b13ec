import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useOutletContext } from 'react-router';
import type { Kind } from '#domain/kinds.ts';
import { type LanguageCode, languages } from '#domain/languages.ts';
import { savedReplies } from '../../words/saved-replies.ts';
import { fillReply } from '../ui/fill-reply.ts';
import type { Me } from '../ui/use-me.ts';
import { useSavedReplies } from '../ui/use-saved-replies.ts';
import type { ReplyValues } from './saved-reply-dialog.tsx';

const { form: words, sample } = savedReplies;

/** The text as it stands, for somebody who does not exist. */
export function ReplyPreview({ form }: { form: UseFormReturn<ReplyValues> }) {
  const me = useOutletContext<Me>();
  const id = useId();
  const kind = (form.watch('kind') as Kind) || 'message';
  const body = form.watch('body') ?? '';
  const language = (form.watch('language') as LanguageCode) || languages.en.code;
  const { data } = useSavedReplies();
  const openingHours = data?.openingHours ?? {};
  const headline = kind === 'message' ? sample.subject : sample.job;
  const entry = { kind, record_id: sample.id, person: sample.person, headline };
  return (
    <section aria-labelledby={id} className="self-start rounded-sm bg-sunken px-4 py-3 lg:sticky lg:top-0">
      <h3 id={id} className="text-sm font-semibold">
        {words.preview}
      </h3>
      <p className="text-sm text-muted">{words.previewNote}</p>
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere">
        {fillReply({ body, language }, { entry, me, openingHours })}
      </p>
    </section>
  );
}
