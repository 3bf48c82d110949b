import { isSuccessText } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { rethrowFieldErrors } from '../../../platform/forms/field-errors.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, Card, showToast } from '../../../ui/index.ts';
import { ConsentFields } from './consent-fields.tsx';
import { saveConsent } from './personal-data.api.ts';

/** Requests the required consents from an account that has not given them yet. */
export function MissingConsentForm({ accountID }: { accountID: number }) {
  const queries = useQueryClient();
  const form = useForm({
    defaultValues: { isAdult: false, agreesToNotice: false },
    loadSchema: () => import('./missing-consent-schema.ts').then((module) => module.schema),
    async onSubmit() {
      try {
        const text = await saveConsent(api, { accountID, purpose: 'notice', isGiven: true, isAdult: true });
        showToast(text);
        if (isSuccessText(text)) await queries.invalidateQueries({ queryKey: ['account', accountID] });
      } catch (error) {
        rethrowFieldErrors(error, ['isAdult', 'agreesToNotice']);
        showToast(failureText(error, 'Your consent was not saved. Please try again.'));
      }
    },
  });

  return (
    <Card as="section" className="mt-5">
      <h2>Before you continue</h2>
      <p className="mt-1 mb-4">Please read how we use your data and give your consent.</p>
      <form {...form.formProps} className="grid gap-5">
        <ConsentFields
          fields={{
            isAdult: form.registerCheckbox('isAdult'),
            agreesToNotice: form.registerCheckbox('agreesToNotice'),
          }}
          errors={form.errors}
        />
        <Button {...form.submitProps} variant="accent" size="large" busyLabel="Saving...">
          Agree and continue
        </Button>
      </form>
    </Card>
  );
}
