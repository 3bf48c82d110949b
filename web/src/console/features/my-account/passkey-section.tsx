import {
  beginStaffPasskeyRegistration,
  finishStaffPasskeyRegistration,
  MAX_PASSKEYS,
  type Passkey,
  removeStaffPasskey,
} from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dateText } from '../../../platform/text/format.ts';
import { Alert, Badge, Button, dialogs, showToast } from '../../../ui/index.ts';
import { keyOfCall, staffApi, useStaffAction } from '../../api/index.ts';
import { describeMissingPasskeys } from '../../factors/passkey-domain.ts';
import { PasskeyForm } from '../../factors/passkey-form.tsx';
import { ownAccountQueries } from './own-account-queries.ts';
import { Section } from './section.tsx';

/** The passkeys: list, add, remove. */
export function PasskeySection({ passkeys }: { passkeys: readonly Passkey[] }) {
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const { run, busy } = useStaffAction(removeStaffPasskey, { invalidates: ownAccountQueries });
  const missing = describeMissingPasskeys();

  async function finish(created: { name: string; credential: Record<string, unknown> }) {
    showToast(await staffApi(finishStaffPasskeyRegistration, { body: created }));
    setAdding(false);
    await Promise.all(ownAccountQueries.map((call) => queries.invalidateQueries({ queryKey: keyOfCall(call) })));
    addButton.current?.focus();
  }

  async function remove({ passkeyID, name }: Passkey) {
    const isConfirmed = await dialogs.confirm({
      title: 'Remove this passkey?',
      text: `“${name}” can then no longer be your second factor.`,
      confirmLabel: 'Remove',
      danger: true,
    });
    if (isConfirmed) await run({ body: { passkeyID } });
  }

  return (
    <Section title="Passkeys">
      {passkeys.length === 0 ? (
        <p>You have no passkey yet.</p>
      ) : (
        <ul aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <li
              key={passkey.passkeyID}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2 first:border-0"
            >
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">
                  {passkey.name} {passkey.isSynced && <Badge tone="info">On your devices</Badge>}
                </p>
                <p className="text-sm text-muted">
                  Added {dateText(passkey.createdOn)} ·{' '}
                  {passkey.lastUsedOn ? `last used ${dateText(passkey.lastUsedOn)}` : 'not used yet'}
                </p>
              </div>
              <Button variant="secondary" size="small" busy={busy} onClick={() => remove(passkey)}>
                Remove<span className="sr-only"> {passkey.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {missing && <Alert tone="info">{missing}</Alert>}
      {isAdding && (
        <PasskeyForm begin={() => staffApi(beginStaffPasskeyRegistration)} finish={finish}>
          <Button variant="quiet" onClick={() => setAdding(false)}>
            Cancel
          </Button>
        </PasskeyForm>
      )}
      {!missing && !isAdding && passkeys.length < MAX_PASSKEYS && (
        <div>
          <Button ref={addButton} variant="secondary" size="small" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        </div>
      )}
    </Section>
  );
}
