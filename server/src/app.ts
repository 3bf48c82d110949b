import type { CallDefinition } from '@aarambh/contract';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { AppContext } from './app-context.ts';
import { accountRoutes, resolveCaller, signInCalls } from './features/accounts/index.ts';
import { applicationRoutes } from './features/applications/index.ts';
import { checkoutRoutes } from './features/billing/checkout/index.ts';
import { couponRoutes } from './features/billing/coupons/index.ts';
import { guestPurchaseRoutes } from './features/billing/guest-purchases/index.ts';
import { paymentRoutes } from './features/billing/payments/index.ts';
import { hasVerifiedTag, planRoutes } from './features/billing/plans/index.ts';
import { companyRoutes } from './features/companies/index.ts';
import { interviewQuestionRoutes } from './features/interview-questions/index.ts';
import { interviewRoutes } from './features/interviews/index.ts';
import { jobFairRoutes } from './features/job-fairs/index.ts';
import { reportRoutes } from './features/job-reports/index.ts';
import { listingRoutes } from './features/listings/index.ts';
import { notificationRoutes } from './features/notifications/index.ts';
import { placeRoutes } from './features/places/index.ts';
import { profileRoutes } from './features/profile/index.ts';
import { resumeReviewRoutes } from './features/resume-reviews/index.ts';
import { resumeRoutes } from './features/resumes/index.ts';
import { savedJobRoutes } from './features/saved-jobs/index.ts';
import { searchRoutes } from './features/search/index.ts';
import { searchAlertRoutes } from './features/search-alerts/index.ts';
import { createLandingPageReader, landingPageRoutes } from './features/seo/landing-pages/index.ts';
import { securityTxtRoutes } from './features/seo/security-txt/index.ts';
import { indexNowRoutes, sitemapRoutes } from './features/seo/sitemaps/index.ts';
import { socialCardRoutes } from './features/seo/social-cards/index.ts';
import { serviceRoutes } from './features/services/index.ts';
import { settingsRoutes } from './features/settings/index.ts';
import {
  demoStaffRoutes,
  resolveStaff,
  serveStaffActions,
  staffRoutes,
  staffSignInCalls,
} from './features/staff/index.ts';
import { supportRoutes } from './features/support/index.ts';
import { vacancyRoutes } from './features/vacancies/index.ts';
import { vacancyApprovalRoutes } from './features/vacancy-approvals/index.ts';
import { walkInRoutes } from './features/walk-ins/index.ts';
import { limitsForRequests } from './infra/database/connect.ts';
import { enforceAccess } from './infra/http/access-control.ts';
import { registerOverloadProtection } from './infra/http/admission/overload-protection.ts';
import { serveApiReference } from './infra/http/api-reference/serve-api-reference.ts';
import { recordDisconnects } from './infra/http/connections/client-disconnect.ts';
import { resolveConnectionLimits } from './infra/http/connections/connection-limits.ts';
import { joinCspSources } from './infra/http/csp-sources.ts';
import { registerHealth } from './infra/http/health-routes.ts';
import { registerProblemDetails, sendProblem } from './infra/http/problem-details.ts';
import { registerCallRateLimit } from './infra/http/rate-limit/call-rate-limit.ts';
import { countDatabaseTime } from './infra/http/request-database-time.ts';
import { createRequestEntry } from './infra/http/request-entry.ts';
import { identifyRequests, requestIdOf } from './infra/http/request-id.ts';
import { registerMetrics } from './infra/http/request-metrics.ts';
import { inputValidatorCompiler } from './infra/http/validate-input.ts';
import { CallError } from './lib/call-error.ts';
import { healthChecks } from './registry/health-checks.ts';
import { personalDataSources } from './registry/personal-data-sources.ts';
import { staffActions } from './registry/staff-actions.ts';

/** Response headers that browsers may expose to scripts (Access-Control-Expose-Headers). */
const EXPOSED_HEADERS = [
  'X-Total-Count',
  'X-Total-Capped',
  'X-Searched-For',
  'X-Search-Notes',
  'X-Page-Count',
  'X-Company-Name',
  'Retry-After',
  'X-Request-Id',
];

/** Sets the security headers: content security policy, HSTS, referrer policy and framing. */
async function setSecurityHeaders(
  app: FastifyInstance,
  { config, captcha, signInProvider, gateway }: AppContext,
): Promise<void> {
  const providers = joinCspSources([captcha.sources, signInProvider?.sources ?? {}, gateway.sources]);
  const https = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...providers.script],
        styleSrc: ["'self'", ...providers.style],
        imgSrc: ["'self'", 'data:', 'blob:', ...providers.image],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...providers.connect],
        frameSrc: ["'self'", ...providers.frame],
        workerSrc: ["'self'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Addresses of pages hold links of mails: not even requests to this portal carry them.
    referrerPolicy: { policy: 'strict-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
}

/**
 * Builds the Fastify app with all API routes, ready for `listen` or `inject`; runtime/open-server.ts adds the pages.
 * Every request passes the same steps: connection limits, connection draining, page cache, admission control, security
 * headers, overload protection, access control, rate limits, validation, handler, serialisation. Errors become problem
 * details.
 */
export async function buildApp(context: AppContext): Promise<FastifyInstance> {
  const { config } = context;
  /** For what must not wait for the requests of others. */
  const reserved = { ...context, db: context.reservedDb };
  const requestWaitMs = limitsForRequests(config.databaseWaitMs).perRequestMs;
  const entry = createRequestEntry({
    ...resolveConnectionLimits({
      maxConnections: config.maxConnections,
      maxConnectionsPerAddress: config.maxConnectionsPerAddress,
      isBehindProxy: config.trustProxy,
    }),
    proxies: config.trustProxy ? config.proxies : 0,
    requestWaitMs,
    headersTimeout: 15_000,
    // Two resume texts take a minute at 6 kB/s.
    requestTimeout: 60_000,
    connectionsCheckingInterval: 5_000,
    connectionTimeout: 65_000,
    // A load balancer keeps idle connections for 60 s. It must close them first, or it sends a request on a closed one.
    keepAliveTimeout: config.trustProxy ? 65_000 : 10_000,
  });
  const app = Fastify({
    serverFactory: entry.createServer,
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    // Trust only the X-Forwarded-For entries of our own proxies, not those that the client sent.
    trustProxy: config.trustProxy ? (_address, hop) => hop < config.proxies : false,
    // Two resume texts of 60,000 characters in Indian scripts take 360 kB in UTF-8.
    bodyLimit: 512 * 1024,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(inputValidatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  registerProblemDetails(app);
  identifyRequests(app, context.tracing);
  recordDisconnects(app);
  await setSecurityHeaders(app, context);
  entry.register(app);
  countDatabaseTime(app, requestWaitMs);
  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(multipart, { throwFileSizeLimit: false });
  if (config.rateLimit) {
    await registerOverloadProtection(app);
    // A sign-in waits for no request with a session.
    const dbOf = (call?: CallDefinition) =>
      call && [...signInCalls, ...staffSignInCalls].includes(call) ? context.signInDb : context.reservedDb;
    await registerCallRateLimit(app, context, dbOf);
  }
  await serveApiReference(app);
  enforceAccess(app, {
    resolveCaller: resolveCaller(reserved),
    resolveStaff: resolveStaff(reserved),
    clock: context.clock,
  });
  registerMetrics(app, reserved);
  registerHealth(app, reserved, healthChecks);

  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('access-control-expose-headers', EXPOSED_HEADERS.join(', '));
  });

  settingsRoutes(app, context);
  context.signInProvider?.registerRoutes?.(app);
  context.gateway.registerRoutes?.(app);
  accountRoutes(app, context, personalDataSources, hasVerifiedTag);
  vacancyRoutes(app, context);
  searchRoutes(app, context);
  companyRoutes(app, context);
  const readLandingPages = createLandingPageReader(context);
  landingPageRoutes(app, context, readLandingPages);
  sitemapRoutes(app, context, readLandingPages);
  indexNowRoutes(app, context);
  securityTxtRoutes(app, context);
  socialCardRoutes(app, context);
  resumeRoutes(app, context);
  applicationRoutes(app, context);
  savedJobRoutes(app, context);
  searchAlertRoutes(app, context);
  planRoutes(app, context);
  couponRoutes(app, context);
  checkoutRoutes(app, context);
  paymentRoutes(app, context);
  guestPurchaseRoutes(app, context);
  listingRoutes(app, context);
  interviewRoutes(app, context);
  serviceRoutes(app, context);
  resumeReviewRoutes(app, context);
  jobFairRoutes(app, context);
  vacancyApprovalRoutes(app, context);
  interviewQuestionRoutes(app, context);
  walkInRoutes(app, context);
  placeRoutes(app);
  profileRoutes(app, context);
  notificationRoutes(app, context);
  supportRoutes(app, context);
  reportRoutes(app, context);
  staffRoutes(app, context, staffActions);
  demoStaffRoutes(app, context);
  serveStaffActions(app, context, staffActions);

  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new CallError('not_found')));
  // Before its body is read.
  const refuse = async () => {
    throw new CallError('not_found');
  };
  app.all('/api/*', { schema: { hide: true }, onRequest: refuse }, refuse);
  return app;
}
