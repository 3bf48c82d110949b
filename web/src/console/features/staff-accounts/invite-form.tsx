import { inviteStaff, listStaff, type StaffRole } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, TextAreaField, TextField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { focusFirst } from '../../ui/index.ts';
import { RoleFields } from './role-fields.tsx';

const fields = ['fullName', 'email', 'reason'] as const;
const schema = inviteStaff.body.omit({ roles: true });

/** Invites a colleague by mail. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const [roles, setRoles] = useState<StaffRole[]>([]);
  const [rolesError, setRolesError] = useState<string>();
  const { run } = useStaffAction(inviteStaff, { invalidates: [listStaff], fields, onEnd: onDone });
  const form = useForm({
    defaultValues: { fullName: '', email: '', reason: '' },
    loadSchema: async () => schema,
    async onSubmit(values) {
      if (roles.length === 0) return setRolesError('Choose at least one role');
      await run({ body: { ...values, roles } });
    },
  });
  const name = form.register('fullName');
  return (
    <form {...form.formProps} className="grid gap-4">
      <TextField
        label="Name"
        autoComplete="off"
        {...name}
        ref={(element) => {
          name.ref(element);
          focusFirst(element);
        }}
        error={form.errors.fullName}
      />
      <TextField label="Email" type="email" autoComplete="off" {...form.register('email')} error={form.errors.email} />
      <RoleFields
        roles={roles}
        error={rolesError}
        onChange={(next) => {
          setRoles(next);
          setRolesError(undefined);
        }}
      />
      <TextAreaField
        label="Reason"
        hint="Shown to the colleague who approves it, and in the audit log."
        rows={2}
        {...form.register('reason')}
        error={form.errors.reason}
      />
      <Button {...form.submitProps}>Invite</Button>
    </form>
  );
}
