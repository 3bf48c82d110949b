import { MAX_PASSKEYS, type Passkey, passkeyDomainOf } from '@aarambh/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { LoadedList } from '../../../platform/api/loaded-list.tsx';
import { describeMissingSupport } from '../../../platform/passkeys/passkey-support.ts';
import { dateText } from '../../../platform/text/format.ts';
import { Alert, Badge, Button, dialogs, showToast } from '../../../ui/index.ts';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { listPasskeys, removePasskey } from './passkeys.api.ts';

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const { name, createdOn, lastUsedOn, isSynced } = passkey;
  async function remove() {
    setBusy(true);
    await onRemove();
    setBusy(false);
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {name} {isSynced && <Badge tone="info">On your devices</Badge>}
        </p>
        <p className="text-sm text-muted">
          Added {dateText(createdOn)} · {lastUsedOn ? `last used ${dateText(lastUsedOn)}` : 'not used yet'}
        </p>
      </div>
      <Button variant="secondary" size="small" busy={busy} onClick={remove}>
        Remove<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}

/** The passkeys of the account: list, add, remove. */
export function PasskeysCard({ accountID }: { accountID: number }) {
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const queryKey = ['account', accountID, 'passkeys'];
  const passkeys = useQuery({ queryKey, queryFn: () => listPasskeys(api, accountID) });
  const missing = describeMissingSupport(passkeyDomainOf(location.origin));

  function show(list: Passkey[], text: string) {
    queries.setQueryData(queryKey, list);
    void queries.invalidateQueries({ queryKey: ['account', accountID, 'security-events'] });
    setAdding(false);
    showToast(text);
    addButton.current?.focus();
  }

  async function remove({ passkeyID, name }: Passkey) {
    const isConfirmed = await dialogs.confirm({
      title: 'Remove this passkey?',
      text: `You will no longer be able to log in with “${name}”. Your other ways to log in stay the same.`,
      confirmLabel: 'Remove',
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      show(await removePasskey(api, accountID, passkeyID), 'Passkey removed');
    } catch (error) {
      showToast(failureText(error, 'The passkey was not removed. Please try again.'));
      await queries.invalidateQueries({ queryKey });
    }
  }

  const count = passkeys.data?.length ?? 0;
  return (
    <>
      <p className="text-muted">
        Log in by fingerprint, face or screen lock instead of your password. A passkey cannot be guessed, and no fake
        website can steal it.
      </p>
      <div className="mt-2">
        <LoadedList query={passkeys} height="h-17">
          {(list) =>
            list.length === 0
              ? [
                  <li key="none" className="py-3">
                    You have no passkey yet.
                  </li>,
                ]
              : list.map((passkey) => (
                  <PasskeyRow key={passkey.passkeyID} passkey={passkey} onRemove={() => remove(passkey)} />
                ))
          }
        </LoadedList>
      </div>
      {missing && <Alert tone="info">{missing}</Alert>}
      {!missing && count >= MAX_PASSKEYS && (
        <p className="mt-2 text-muted">An account has at most {MAX_PASSKEYS} passkeys. Remove one to add another.</p>
      )}
      {!missing && count < MAX_PASSKEYS && (
        <>
          {!isAdding && (
            <Button ref={addButton} variant="secondary" className="mt-2" onClick={() => setAdding(true)}>
              Add a passkey
            </Button>
          )}
          {isAdding && (
            <AddPasskeyForm
              accountID={accountID}
              onAdded={(list) => show(list, 'Passkey added')}
              onCancel={() => setAdding(false)}
            />
          )}
        </>
      )}
    </>
  );
}
