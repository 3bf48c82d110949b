export { settingsRoutes } from './settings.routes.ts';
export { settingActions } from './settings-actions.ts';
