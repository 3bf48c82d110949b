import {
  deleteAccount as deleteAccountCall,
  exportPersonalData as exportCall,
  getConsents,
  saveConsent as saveConsentCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../app-context.ts';
import { serve } from '../../../infra/http/serve-call.ts';
import type { PersonalDataHolder } from '../../../infra/personal-data.ts';
import { listConsentStates } from './consents.queries.ts';
import { deleteAccount } from './delete-account.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { saveConsent } from './save-consent.ts';

/** Serves consents, export and deletion of personal data; `holders` are the other features that keep some. */
export function personalDataRoutes(
  app: FastifyInstance,
  platform: Platform,
  holders: readonly PersonalDataHolder[],
): void {
  serve(app, getConsents, ({ params }) => listConsentStates(platform.db, params.accountID));

  serve(app, saveConsentCall, ({ body, origin }) => saveConsent(platform, body, origin));

  serve(app, exportCall, ({ params, query, origin }) =>
    exportPersonalData(platform, holders, params.accountID, query.format ?? 'json', origin),
  );

  serve(app, deleteAccountCall, ({ caller, body, origin }) => deleteAccount(platform, holders, caller, body, origin));
}
