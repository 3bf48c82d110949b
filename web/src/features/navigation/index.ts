export { Footer } from './footer.tsx';
export { OfflineNotice } from './offline-notice.tsx';
export { PageAnnouncer } from './page-announcer.tsx';
export { TopNavigation } from './top-navigation.tsx';
export { unreadQuery } from './unread-query.ts';
