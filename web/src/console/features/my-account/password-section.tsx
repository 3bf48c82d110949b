import { changeStaffPassword, staffPasswordForm } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, PasswordField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { ownAccountQueries } from './own-account-queries.ts';
import { Section } from './section.tsx';

/** Changes the password; the form is empty again afterwards. */
export function PasswordSection({ email }: { email: string }) {
  const [version, setVersion] = useState(0);
  return (
    <Section title="Password">
      <PasswordForm key={version} email={email} onDone={() => setVersion(version + 1)} />
    </Section>
  );
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const fields = ['currentPassword', 'newPassword'];
  const { run } = useStaffAction(changeStaffPassword, { invalidates: ownAccountQueries, fields });
  const form = useForm({
    defaultValues: { currentPassword: '', newPassword: '' },
    loadSchema: async () => staffPasswordForm,
    async onSubmit(body) {
      if ((await run({ body })) !== undefined) onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      {/* For password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.register('currentPassword')}
        error={form.errors.currentPassword}
      />
      <PasswordField
        label="New password"
        hint="12 to 128 characters. Several words are easy to remember."
        autoComplete="new-password"
        {...form.register('newPassword')}
        error={form.errors.newPassword}
      />
      <p className="text-sm text-muted">All your other sessions end.</p>
      <div>
        <Button {...form.submitProps} variant="secondary" size="small">
          Change the password
        </Button>
      </div>
    </form>
  );
}
