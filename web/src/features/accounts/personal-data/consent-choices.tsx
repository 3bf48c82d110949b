import { type Consent, isSuccessText } from '@aarambh/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { Announce, CheckboxField, dialogs } from '../../../ui/index.ts';
import { failureText } from '../failure-text.ts';
import { LoadedList } from '../loaded-list.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { describeConsent } from './describe-consent.ts';
import { consentsKey, listConsents, saveConsent } from './personal-data.api.ts';

/** The consent an account stands on: it ends with the account, so there is nothing to switch. */
const NoticeConsent = ({ consent }: { consent: Consent }) => (
  <li className="py-3">
    <p>The use of your data for your account and your applications</p>
    <p className="text-sm text-muted">{describeConsent(consent)}</p>
    {consent.isGiven && (
      <p className="text-sm text-muted">To withdraw it, delete your account: the last part of this page.</p>
    )}
  </li>
);

interface UpdatesConsentProps {
  consent: Consent;
  onChoice: (isGiven: boolean) => Promise<void>;
}

function UpdatesConsent({ consent, onChoice }: UpdatesConsentProps) {
  const [chosen, setChosen] = useState<boolean>();
  async function choose(isGiven: boolean) {
    if (chosen !== undefined) return;
    setChosen(isGiven);
    await onChoice(isGiven);
    setChosen(undefined);
  }
  return (
    <li className="border-t border-line pt-1">
      <CheckboxField
        label="News and offers by email"
        hint={chosen === undefined ? describeConsent(consent) : 'Saving...'}
        checked={chosen ?? consent.isGiven}
        onChange={(event) => choose(event.target.checked)}
      />
    </li>
  );
}

interface ConsentChoicesProps {
  accountID: number;
  /** Whether the notice stands below; not where it is asked about above. */
  withNotice: boolean;
}

/** What the person agreed to, with dates, and the way to change it. */
export function ConsentChoices({ accountID, withNotice }: ConsentChoicesProps) {
  const queries = useQueryClient();
  const [said, setSaid] = useState('');
  const consents = useQuery({ queryKey: consentsKey(accountID), queryFn: () => listConsents(api, accountID) });

  async function save(purpose: Consent['purpose'], isGiven: boolean) {
    setSaid('');
    try {
      const text = await saveConsent(api, { accountID, purpose, isGiven });
      if (isSuccessText(text)) setSaid(text);
      else await dialogs.error({ text });
    } catch (error) {
      await dialogs.error({ text: failureText(error, 'An error occurred') });
    }
    await queries.invalidateQueries({ queryKey: ['account', accountID] });
  }

  return (
    <>
      <LoadedList query={consents}>
        {(list) =>
          list.map((consent) =>
            consent.purpose === 'notice' ? (
              <NoticeConsent key="notice" consent={consent} />
            ) : (
              <UpdatesConsent
                key={consent.purpose}
                consent={consent}
                onChoice={(isGiven) => save(consent.purpose, isGiven)}
              />
            ),
          )
        }
      </LoadedList>
      <Announce text={said} />
      {withNotice && (
        <div className="mt-4">
          <ConsentNotice />
        </div>
      )}
    </>
  );
}
