export { sitemapRoutes } from './sitemaps.routes.ts';
