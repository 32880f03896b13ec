import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FieldFrame, inputLook, readError } from '#app/forms/kit/fields/field-frame.tsx';
import { site } from '#company/site.ts';
import { placeholders } from '#domain/fill-placeholders.ts';
import { type Kind, kinds } from '#domain/kinds.ts';
import { type LanguageCode, nameOfLanguage } from '#domain/languages.ts';
import { replyLimits, replyOutcomes } from '#domain/saved-replies.ts';
import { outcomeWords } from '../../words/conversation.ts';
import { placeholderHints, savedReplies } from '../../words/saved-replies.ts';
import { shell } from '../../words/shell.ts';
import type { ReplyValues } from './saved-reply-dialog.tsx';

const { form: words, everyKind } = savedReplies;
const selectLook = `min-h-13 ${inputLook}`;

type Props = { form: UseFormReturn<ReplyValues> };

export function KindField({ form }: Props) {
  return (
    <FieldFrame name="kind" words={words.fields.kind} error={readError(form, 'kind')}>
      {(input) => (
        <select {...input} {...form.register('kind')} className={selectLook}>
          <option value="">{everyKind}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {shell.kindsPlural[kind]}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** Where the site has more than one. A text of a language that it no longer has keeps it. */
export function LanguageField({ form }: Props) {
  const current = form.watch('language') as LanguageCode;
  const choices = [...new Set([...site.languages, ...(current ? [current] : [])])];
  if (choices.length < 2) return null;
  return (
    <FieldFrame name="language" words={words.fields.language} error={readError(form, 'language')}>
      {(input) => (
        <select {...input} {...form.register('language')} className={selectLook}>
          {choices.map((code) => (
            <option key={code} value={code}>
              {nameOfLanguage(code)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** For kinds whose work ends with an outcome that the person is told. */
export function OutcomeField({ form }: Props) {
  const kind = form.watch('kind');
  const outcomes = kind ? replyOutcomes[kind as Kind] : [];
  if (outcomes.length === 0) return null;
  return (
    <FieldFrame name="outcome" words={words.fields.outcome} error={readError(form, 'outcome')}>
      {(input) => (
        <select {...input} {...form.register('outcome')} className={selectLook}>
          <option value="">{words.noOutcome}</option>
          {outcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {outcomeWords.labels[outcome]}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** The text, and a button for each placeholder that puts it where the cursor is. */
export function BodyField({ form }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { ref, ...registered } = form.register('body');
  function insert(placeholder: string) {
    const element = area.current;
    if (!element) return;
    element.focus();
    element.setRangeText(placeholder, element.selectionStart, element.selectionEnd, 'end');
    form.setValue('body', element.value, { shouldDirty: true });
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <FieldFrame name="body" words={words.fields.body} error={readError(form, 'body')}>
        {(input) => (
          <textarea
            {...input}
            {...registered}
            ref={(element) => {
              ref(element);
              area.current = element;
            }}
            rows={10}
            maxLength={replyLimits.body}
            className={`py-3 ${inputLook}`}
          />
        )}
      </FieldFrame>
      <fieldset>
        <legend className="mb-1.5 text-sm text-muted">{words.insert}</legend>
        <div className="flex flex-wrap gap-1.5">
          {placeholders.map((name) => (
            <button
              key={name}
              type="button"
              title={placeholderHints[name]}
              onClick={() => insert(`{${name}}`)}
              className="min-h-11 rounded-sm border border-field px-2.5 text-sm hover:bg-hover mouse:min-h-8"
            >
              {`{${name}}`}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
