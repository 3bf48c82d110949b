import { changeStaffRoles, listStaff, type StaffAccount } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, TextAreaField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { RoleFields } from './role-fields.tsx';

const schema = changeStaffRoles.body.pick({ reason: true });

/** Changes the roles of a colleague. */
export function RolesForm({ account, onDone }: { account: StaffAccount; onDone: () => void }) {
  const [oldRoles] = useState(account.roles);
  const [roles, setRoles] = useState(oldRoles);
  const { run } = useStaffAction(changeStaffRoles, { invalidates: [listStaff], fields: ['reason'], onEnd: onDone });
  const form = useForm({
    defaultValues: { reason: '' },
    loadSchema: async () => schema,
    async onSubmit({ reason }) {
      if (roles.length === 0) return;
      await run({ body: { staffID: account.staffID, roles, oldRoles, reason } });
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <RoleFields
        roles={roles}
        onChange={setRoles}
        error={roles.length === 0 ? 'Choose at least one role' : undefined}
      />
      <TextAreaField label="Reason" rows={2} {...form.register('reason')} error={form.errors.reason} />
      <Button {...form.submitProps}>Change the roles</Button>
    </form>
  );
}
