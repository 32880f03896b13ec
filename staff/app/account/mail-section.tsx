import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Kind, kinds } from '#domain/kinds.ts';
import { type MailChoice, mailChoices } from '#domain/mail-choices.ts';
import { api, readBody } from '../../api/client.ts';
import { Failure } from '../../ui/failure.tsx';
import { mailWords } from '../../words/mail.ts';
import { shell } from '../../words/shell.ts';
import { AccountSection } from './account-section.tsx';

/** Which mail the person gets about each kind. */
export function MailSection() {
  const queries = useQueryClient();
  const { data, error } = useQuery({ queryKey: ['mail'], queryFn: () => readBody(api.mail.$get()) });
  const save = useMutation({
    mutationFn: (json: { kind: Kind; choice: MailChoice }) => readBody(api.mail.$post({ json })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['mail'] }),
  });
  return (
    <AccountSection title={mailWords.title} lead={mailWords.lead}>
      {error && <Failure error={error} />}
      {save.error && <Failure error={save.error} />}
      {data && !data.on && <p>{mailWords.off}</p>}
      <div className="grid gap-3 sm:grid-cols-3">
        {kinds
          .filter((kind) => data?.choices[kind])
          .map((kind) => (
            <label key={kind} className="grid gap-1.5 font-semibold">
              {shell.kindsPlural[kind]}
              <select
                value={
                  save.isPending && save.variables.kind === kind ? save.variables.choice : data?.choices[kind]
                }
                onChange={(event) => save.mutate({ kind, choice: event.target.value as MailChoice })}
                className="min-h-11 w-full rounded-sm border-2 border-field bg-panel px-3 font-normal"
              >
                {mailChoices.map((choice) => (
                  <option key={choice} value={choice}>
                    {mailWords.choices[choice]}
                  </option>
                ))}
              </select>
            </label>
          ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {save.isSuccess && mailWords.saved}
      </p>
    </AccountSection>
  );
}
