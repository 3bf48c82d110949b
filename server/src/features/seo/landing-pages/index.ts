export { createLandingPageReader, type ReadLandingPages } from './create-landing-page-reader.ts';
export { landingPageRoutes } from './landing-pages.routes.ts';
