import { isSuccessText } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/browser-api.ts';
import { useTypedForm } from '../../../platform/forms/form.ts';
import { Button, Card, dialogs } from '../../../ui/index.ts';
import { failureText } from '../failure-text.ts';
import { ConsentFields } from './consent-fields.tsx';
import { saveConsent } from './personal-data.api.ts';

/** Asks an account that was never asked for the two consents it cannot do without. */
export function NeededConsent({ accountID }: { accountID: number }) {
  const queries = useQueryClient();
  const form = useTypedForm({
    initial: { isAdult: false, agreesToNotice: false },
    schema: () => import('./needed-consent-schema.ts').then((module) => module.schema),
    async onSubmit() {
      try {
        const text = await saveConsent(api, { accountID, purpose: 'notice', isGiven: true, isAdult: true });
        if (!isSuccessText(text)) return void (await dialogs.error({ text }));
        await queries.invalidateQueries({ queryKey: ['account', accountID] });
        await dialogs.success({ title: 'Thank you', text });
      } catch (error) {
        await dialogs.error({ text: failureText(error, 'An error occurred') });
      }
    },
  });

  return (
    <Card as="section" className="mt-5">
      <h2>Before you go on</h2>
      <p className="mt-1 mb-4">Please read how we use your data, and tell us that you agree.</p>
      <form {...form.props} className="grid gap-5">
        <ConsentFields
          fields={{ isAdult: form.checkbox('isAdult'), agreesToNotice: form.checkbox('agreesToNotice') }}
          errors={form.errors}
        />
        <Button {...form.button} variant="accent" size="large" busyLabel="Saving...">
          Agree and go on
        </Button>
      </form>
    </Card>
  );
}
