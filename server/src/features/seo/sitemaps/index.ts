export { indexNowRoutes } from './index-now.routes.ts';
export { notifySearchEngines } from './notify-search-engines.ts';
export { sitemapRoutes } from './sitemaps.routes.ts';
