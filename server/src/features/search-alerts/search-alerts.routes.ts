import {
  changeSavedSearch as changeSavedSearchCall,
  checkSavedSearch,
  getSavedSearches,
  getUnsubscribeDetails as getUnsubscribeDetailsCall,
  markSavedSearchOpened,
  removePushSubscription,
  removeSavedSearch,
  restoreSavedSearch,
  type SavedSearch,
  savePushSubscription as savePushSubscriptionCall,
  saveSearch as saveSearchCall,
  unsubscribeFromAlerts,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { deriveVapidKeys } from '../../integrations/web-push/vapid-keys.ts';
import { availableChannels, needsWhatsAppConsent } from './alert-channels.ts';
import { pathOfSavedSearch } from './describe-saved-search.ts';
import { deletePushSubscription } from './push/push-subscriptions.queries.ts';
import { savePushSubscription } from './push/save-push-subscription.ts';
import { changeSavedSearch, restoreSearch, saveSearch } from './save-search.ts';
import { readSavedSearchQuery } from './saved-search-query.ts';
import {
  deleteSavedSearch,
  findAlertAccount,
  findSavedSearch,
  listSavedSearches,
  type SavedSearchRow,
  setOpened,
} from './saved-searches.queries.ts';
import { getUnsubscribeDetails, unsubscribe } from './unsubscribe/unsubscribe.ts';
import { unsubscribeFormRoutes } from './unsubscribe/unsubscribe-form.routes.ts';

const present = ({ id, savedAt, lastAlertAt, companyId, ...search }: SavedSearchRow): SavedSearch => ({
  ...search,
  savedSearchID: id,
  companyID: companyId,
  path: pathOfSavedSearch(search.query, companyId),
  savedOn: savedAt.toISOString(),
  lastAlertOn: lastAlertAt?.toISOString() ?? null,
});

/** Serves saved searches and followed companies, web push subscriptions, and the end of alerts by the link of a mail. */
export function searchAlertRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, config, secrets } = context;
  serveCall(app, getSavedSearches, async ({ params: { accountID } }) => {
    const account = await findAlertAccount(db, accountID);
    const searches = await listSavedSearches(db, accountID);
    const options = {
      channels: availableChannels(config, account),
      pushKey: deriveVapidKeys(secrets).publicKey,
      needsVerifiedEmail: !account.isEmailVerified,
      needsWhatsAppConsent: needsWhatsAppConsent(config, account),
    };
    return { searches: searches.map(present), options };
  });

  serveCall(app, checkSavedSearch, async ({ params: { accountID }, query }) => {
    const found = await findSavedSearch(db, accountID, { query: readSavedSearchQuery(query.query).text });
    return found ? present(found) : null;
  });

  serveCall(app, saveSearchCall, async ({ body: { accountID, ...search } }) =>
    present(await saveSearch(context, accountID, search)),
  );

  serveCall(app, changeSavedSearchCall, async ({ body: { accountID, savedSearchID, ...alerts } }) =>
    present(await changeSavedSearch(context, accountID, { id: savedSearchID, ...alerts })),
  );

  serveCall(app, removeSavedSearch, async ({ body: { accountID, savedSearchID } }) => {
    await db.transaction().execute((tx) => deleteSavedSearch(tx, accountID, savedSearchID, clock.now()));
    return 'Removed';
  });

  serveCall(app, restoreSavedSearch, async ({ body: { accountID, savedSearchID } }) =>
    present(await restoreSearch(context, accountID, savedSearchID)),
  );

  serveCall(app, markSavedSearchOpened, async ({ body: { accountID, savedSearchID } }) => {
    await setOpened(db, accountID, savedSearchID);
    return 'Opened';
  });

  serveCall(app, savePushSubscriptionCall, ({ body: { accountID, endpoint, keys } }) =>
    savePushSubscription(context, accountID, { endpoint, ...keys }),
  );

  serveCall(app, removePushSubscription, async ({ body: { accountID, endpoint } }) => {
    await deletePushSubscription(db, accountID, endpoint);
    return 'This browser no longer shows alerts.';
  });

  serveCall(app, getUnsubscribeDetailsCall, ({ query: { token } }) => getUnsubscribeDetails(context, token));
  serveCall(app, unsubscribeFromAlerts, ({ query: { token, all } }) =>
    unsubscribe(context, token, { endsAll: all === 'true' }),
  );
  unsubscribeFormRoutes(app, context);
}
