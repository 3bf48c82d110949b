export { listBrowserPopularPages } from './browser-popular-pages.ts';
export { LandingPageLinks } from './landing-page-links.tsx';
export { listPopularPages } from './landing-pages.api.ts';
