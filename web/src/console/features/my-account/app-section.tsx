import { beginAppReplacement, finishAppReplacement, removeStaffApp } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dateText } from '../../../platform/text/format.ts';
import { Button, dialogs, showToast } from '../../../ui/index.ts';
import { keyOfCall, staffApi, useStaffAction } from '../../api/index.ts';
import { AppForm } from '../../factors/app-form.tsx';
import { ownAccountQueries } from './own-account-queries.ts';
import { Section } from './section.tsx';

/** The authenticator app: set up, replace, remove. */
export function AppSection({ appSince }: { appSince: string | null }) {
  const queries = useQueryClient();
  const [secret, setSecret] = useState<{ secret: string; address: string }>();
  const begin = useStaffAction(beginAppReplacement);
  const remove = useStaffAction(removeStaffApp, { invalidates: ownAccountQueries });

  async function finish(code: string) {
    showToast(await staffApi(finishAppReplacement, { body: { code } }));
    setSecret(undefined);
    await Promise.all(ownAccountQueries.map((call) => queries.invalidateQueries({ queryKey: keyOfCall(call) })));
  }

  async function confirmRemoval() {
    const isConfirmed = await dialogs.confirm({
      title: 'Remove the authenticator app?',
      text: 'Its codes will no longer work. Your passkeys stay.',
      confirmLabel: 'Remove',
      danger: true,
    });
    if (isConfirmed) await remove.run({});
  }

  return (
    <Section title="Authenticator app">
      <p>{appSince ? `Set up on ${dateText(appSince)}.` : 'Not set up.'}</p>
      {secret ? (
        <AppForm secret={secret} finish={finish}>
          <Button variant="quiet" onClick={() => setSecret(undefined)}>
            Cancel
          </Button>
        </AppForm>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            busy={begin.busy}
            onClick={async () => setSecret(await begin.run({}))}
          >
            {appSince ? 'Replace the app' : 'Set up an app'}
          </Button>
          {appSince && (
            <Button variant="secondary" size="small" busy={remove.busy} onClick={confirmRemoval}>
              Remove the app
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}
