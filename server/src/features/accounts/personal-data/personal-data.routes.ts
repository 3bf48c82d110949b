import {
  deleteAccount as deleteAccountCall,
  exportPersonalData as exportCall,
  getConsents,
  saveConsent as saveConsentCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import type { PersonalDataSource } from '../../../infra/personal-data.ts';
import { listConsentStates } from './consents.queries.ts';
import { deleteAccount } from './delete-account.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { saveConsent } from './save-consent.ts';

/** Serves consents, export and deletion of personal data; `sources` are the other features that store personal data. */
export function personalDataRoutes(
  app: FastifyInstance,
  context: AppContext,
  sources: readonly PersonalDataSource[],
): void {
  serveCall(app, getConsents, ({ params }) =>
    listConsentStates(context.db, params.accountID, { hasWhatsApp: context.config.whatsApp !== undefined }),
  );

  serveCall(app, saveConsentCall, ({ body, origin }) => saveConsent(context, body, origin));

  serveCall(app, exportCall, ({ params, query, origin }) =>
    exportPersonalData(context, sources, params.accountID, query.format ?? 'json', origin),
  );

  serveCall(app, deleteAccountCall, ({ caller, body, origin }) =>
    deleteAccount(context, sources, caller, body, origin),
  );
}
