import { useState } from 'react';
import * as z from 'zod/mini';
import { Field } from '#app/forms/kit/fields/field.tsx';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import type { StaffRole } from '#domain/roles.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { StaffForm, StaffSubmit } from '../../ui/staff-form.tsx';
import { inviteWords, linkWords, team } from '../../words/team.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { RoleChoice } from './role-choice.tsx';
import { useTeamChange } from './use-team.ts';

const schema = z.object({ email: z.email(inviteWords.errors.email) });
const { fields } = inviteWords;

/** Asks for address and role, then shows the link once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(schema);
  const [role, setRole] = useState<StaffRole>('service');
  const { mutateAsync, data: link } = useTeamChange();
  const invite = ({ email }: { email: string }) => mutateAsync({ act: 'invite', email, role });
  if (link)
    return (
      <Dialog title={linkWords.invited(link.email)} onClose={onClose}>
        <OneTimeLink made={link} purpose="invite" onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={inviteWords.title} onClose={onClose}>
      <StaffForm form={form} label={inviteWords.title} words={fields} onSubmit={invite}>
        <Field
          form={form}
          name="email"
          words={fields.email}
          type="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
        />
        <RoleChoice label={fields.role.label} value={role} onChange={setRole} />
        <StaffSubmit form={form} label={inviteWords.submit} sending={team.working} />
      </StaffForm>
    </Dialog>
  );
}
