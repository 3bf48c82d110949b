import { type Consent, isSuccessText } from '@aarambh/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { LoadedList } from '../../../platform/api/loaded-list.tsx';
import { Announce, CheckboxField, showToast } from '../../../ui/index.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { describeConsent } from './describe-consent.ts';
import { consentsKey, listConsents, saveConsent } from './personal-data.api.ts';

/** The consent an account requires. It ends with the account, so there is no checkbox. */
const NoticeConsent = ({ consent }: { consent: Consent }) => (
  <li className="py-3">
    <p>Use of your data for your account and your applications</p>
    <p className="text-sm text-muted">{describeConsent(consent)}</p>
    {consent.isGiven && (
      <p className="text-sm text-muted">To withdraw it, delete your account at the end of this page.</p>
    )}
  </li>
);

const optionalLabels: Record<Exclude<Consent['purpose'], 'notice'>, string> = {
  updates: 'News and offers by email',
  whatsapp: 'Job alerts by WhatsApp, to your verified number',
};

interface OptionalConsentProps {
  label: string;
  consent: Consent;
  onChange: (isGiven: boolean) => Promise<void>;
}

function OptionalConsent({ label, consent, onChange }: OptionalConsentProps) {
  const [chosen, setChosen] = useState<boolean>();
  async function choose(isGiven: boolean) {
    if (chosen !== undefined) return;
    setChosen(isGiven);
    await onChange(isGiven);
    setChosen(undefined);
  }
  return (
    <li className="border-t border-line pt-1">
      <CheckboxField
        label={label}
        hint={chosen === undefined ? describeConsent(consent) : 'Saving...'}
        checked={chosen ?? consent.isGiven}
        onChange={(event) => choose(event.target.checked)}
      />
    </li>
  );
}

interface ConsentChoicesProps {
  accountID: number;
  /** Whether to show the notice; false where the page already shows it with the missing consent. */
  withNotice: boolean;
}

/** The account's consents with their dates, and the checkboxes of the optional ones. */
export function ConsentChoices({ accountID, withNotice }: ConsentChoicesProps) {
  const queries = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const consents = useQuery({ queryKey: consentsKey(accountID), queryFn: () => listConsents(api, accountID) });

  async function save(purpose: Consent['purpose'], isGiven: boolean) {
    setAnnouncement('');
    try {
      const text = await saveConsent(api, { accountID, purpose, isGiven });
      if (isSuccessText(text)) setAnnouncement(text);
      else showToast(text);
    } catch (error) {
      showToast(failureText(error, 'Your choice was not saved. Please try again.'));
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
              <OptionalConsent
                key={consent.purpose}
                label={optionalLabels[consent.purpose]}
                consent={consent}
                onChange={(isGiven) => save(consent.purpose, isGiven)}
              />
            ),
          )
        }
      </LoadedList>
      <Announce text={announcement} />
      {withNotice && (
        <div className="mt-4">
          <ConsentNotice />
        </div>
      )}
    </>
  );
}
