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
import { downloadFile } from '../../../platform/api/file-transfer.ts';
import { brand } from '../../../platform/figures/brand.ts';
import { saveToDevice } from '../../../platform/save-to-device.ts';
import { shortDate } from '../../../platform/text/format.ts';

/** Consents of the account by purpose. */
export const listConsents = (api: Api, accountID: number): Promise<Consent[]> =>
  api(getConsents, { params: { accountID: String(accountID) } });

/** Query key of the consents of an account. */
export const consentsKey = (accountID: number) => ['account', accountID, 'consents'];

/** Gives or withdraws a consent. Returns the server's text, which may be a refusal. */
export const saveConsent = (api: Api, choice: CallInput<typeof saveConsentCall>['body']): Promise<string> =>
  api(saveConsentCall, { body: choice });

/** Downloads the personal data of the account and saves it to the device. */
export async function saveDataCopy(accountID: number, format: 'json' | 'html'): Promise<void> {
  const blob = await downloadFile(exportPersonalData, { params: { accountID: String(accountID) }, query: { format } });
  saveToDevice(blob, `${brand.name} my data ${shortDate(new Date())}.${format}`);
}

/** Deletes the account permanently. Returns the server's text, which may be a refusal. */
export const deleteAccount = (api: Api, form: DeleteAccountForm): Promise<string> =>
  api(deleteAccountCall, { body: form });
