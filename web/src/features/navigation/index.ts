export { footer } from './lazy-footer.ts';
export { OfflineNotice } from './offline-notice.tsx';
export { PageAnnouncer } from './page-announcer.tsx';
export { TabBar } from './tab-bar.tsx';
export { hasTabBar } from './tabs-of-phones.ts';
export { TopNavigation } from './top-navigation.tsx';
export { unreadQuery } from './unread-query.ts';
