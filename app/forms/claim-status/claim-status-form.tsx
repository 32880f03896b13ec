import { useEffect, useRef, useState } from 'react';
import { readClaimNumber } from '#company/shape/contact-links.ts';
import { lookupFailed, addPhotos as photoWords, form as words } from '#content/claim-status.ts';
import { failureMessage } from '#content/outcomes.ts';
import { mostPhotos } from '#domain/claims.ts';
import { Field } from '../kit/fields/field.tsx';
import { EmailField } from '../kit/fields/person-fields.tsx';
import { Form } from '../kit/form/form.tsx';
import { SubmitButton } from '../kit/form/submit-button.tsx';
import { useSchemaForm } from '../kit/form/use-schema-form.ts';
import { loadBackend, preloadBackend } from '../kit/send/backend.ts';
import { AddPhotosForm } from './add-photos-form.tsx';
import { type LookupValues, lookupSchema } from './definition.ts';
import { FoundClaim } from './found-claim.tsx';
import { type LookupResult, lookUpClaim } from './look-up.ts';
import { LookupMessage } from './lookup-message.tsx';

/** Looks up a claim, and shows where it stands below the form. */
export function ClaimStatusForm() {
  const form = useSchemaForm(lookupSchema);
  const [found, setFound] = useState<{ values: LookupValues; result: LookupResult }>();
  const [added, setAdded] = useState(0);
  const [attempts, setAttempts] = useState(0);
  const [isLooking, setLooking] = useState(false);
  const running = useRef(false);
  const addedNote = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const number = readClaimNumber(location.hash);
    if (number && !form.getValues('number')) form.setValue('number', number);
  }, []);

  // The list of photos is gone, so that a phone may show what lies below the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each look
  useEffect(() => {
    if (added > 0) addedNote.current?.scrollIntoView({ block: 'nearest' });
  }, [attempts]);

  async function lookUp(values: LookupValues, addedBefore = 0) {
    if (running.current) return;
    running.current = true;
    setLooking(true);
    const result = await loadBackend()
      .then((backend) => lookUpClaim(values, backend))
      .catch(() => ({ outcome: 'failed' as const, words: failureMessage(lookupFailed) }));
    setFound({ values, result });
    setAdded(addedBefore);
    setAttempts((before) => before + 1);
    setLooking(false);
    running.current = false;
  }

  const result = found?.result;
  return (
    <div className="grid gap-8">
      <Form
        form={form}
        label={words.title}
        words={words.fields}
        onSubmit={form.handleSubmit((values) => lookUp(values))}
        method="post"
        onFocus={preloadBackend}
      >
        <Field
          form={form}
          name="number"
          words={words.fields.number}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
        <EmailField form={form} name="email" words={words.fields.email} />
        <SubmitButton label={words.submit} sending={{ active: isLooking, label: words.sending }} />
      </Form>
      {result && result.outcome !== 'found' && <LookupMessage key={attempts} {...result.words} />}
      {found && result?.outcome === 'found' && (
        <FoundClaim key={found.values.number} claim={result} number={found.values.number} takesFocus>
          <p ref={addedNote} role="status" className={added > 0 ? 'font-semibold text-accent' : 'sr-only'}>
            {added > 0 && `✓ ${photoWords.added(added)}`}
          </p>
          {result.status !== 'closed' && result.photos < mostPhotos && (
            <AddPhotosForm lookup={found.values} onAdded={(count) => lookUp(found.values, count)} />
          )}
        </FoundClaim>
      )}
    </div>
  );
}
