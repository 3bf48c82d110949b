export { matchSavedSearches } from './matching/match-saved-searches.ts';
export { sendPushMessages } from './push/send-push-messages.ts';
export { searchAlertRoutes } from './search-alerts.routes.ts';
export { eraseSearchAlerts, exportSearchAlerts } from './search-alerts-personal-data.queries.ts';
export { purgeAlertRecords, sendAlerts } from './sending/send-alerts.ts';
