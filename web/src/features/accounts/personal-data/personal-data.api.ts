import {
  type CallInput,
  type Consent,
  type DeleteAccountForm,
  deleteAccount as deleteAccountCall,
  exportPersonalData,
  getConsents,
  saveConsent as saveConsentCall,
} from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';
import { downloadFile, saveToDevice } from '../../../platform/api/file-transfer.ts';
import { brand } from '../../../platform/figures/brand.ts';
import { shortDate } from '../../../platform/text/format.ts';

/** What the person agreed to, purpose by purpose. */
export const listConsents = (api: Api, accountID: number): Promise<Consent[]> =>
  api(getConsents, { params: { accountID: String(accountID) } });

/** The key under which a page keeps the consents of an account. */
export const consentsKey = (accountID: number) => ['account', accountID, 'consents'];

/** Gives or withdraws a consent. The answered text says how it went. */
export const saveConsent = (api: Api, choice: CallInput<typeof saveConsentCall>['body']): Promise<string> =>
  api(saveConsentCall, { body: choice });

/** Fetches everything kept about the account and hands it to the browser to save. */
export async function saveDataCopy(accountID: number, format: 'json' | 'html'): Promise<void> {
  const blob = await downloadFile(exportPersonalData, { params: { accountID: String(accountID) }, query: { format } });
  saveToDevice(blob, `${brand.name} my data ${shortDate(new Date())}.${format}`);
}

/** Deletes the account for good. The answered text says how it went. */
export const deleteAccount = (api: Api, form: DeleteAccountForm): Promise<string> =>
  api(deleteAccountCall, { body: form });
