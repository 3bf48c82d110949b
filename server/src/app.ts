import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AppContext } from './app-context.ts';
import { accountRoutes, resolveCaller } from './features/accounts/index.ts';
import { applicationRoutes } from './features/applications/index.ts';
import { checkoutRoutes } from './features/billing/checkout/index.ts';
import { couponRoutes } from './features/billing/coupons/index.ts';
import { guestPurchaseRoutes } from './features/billing/guest-purchases/index.ts';
import { paymentRoutes } from './features/billing/payments/index.ts';
import { hasVerifiedTag, planRoutes } from './features/billing/plans/index.ts';
import { interviewQuestionRoutes } from './features/interview-questions/index.ts';
import { interviewRoutes } from './features/interviews/index.ts';
import { jobFairRoutes } from './features/job-fairs/index.ts';
import { listingRoutes } from './features/listings/index.ts';
import { notificationRoutes } from './features/notifications/index.ts';
import { placeRoutes } from './features/places/index.ts';
import { profileRoutes } from './features/profile/index.ts';
import { resumeReviewRoutes } from './features/resume-reviews/index.ts';
import { resumeRoutes } from './features/resumes/index.ts';
import { serviceRoutes } from './features/services/index.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { vacancyRoutes } from './features/vacancies/index.ts';
import { vacancyApprovalRoutes } from './features/vacancy-approvals/index.ts';
import { walkInRoutes } from './features/walk-ins/index.ts';
import { enforceAccess } from './infra/http/access-control.ts';
import { admitRequests } from './infra/http/admission/admission-control.ts';
import { serveReference } from './infra/http/api-reference/serve-reference.ts';
import { answerBeforeStopping } from './infra/http/connection-draining.ts';
import { joinCspSources } from './infra/http/csp-sources.ts';
import { answerProblems, sendProblem } from './infra/http/problems.ts';
import { limitCalls } from './infra/http/rate-limit/limit-calls.ts';
import { registerMetrics } from './infra/http/request-metrics.ts';
import { serveStaffActions } from './infra/http/staff-action.ts';
import { CallError } from './lib/call-error.ts';
import { personalDataHolders } from './registry/personal-data.ts';
import { staffActions } from './registry/staff-actions.ts';

/** Headers a script of another site may need to read from a reply. */
const EXPOSED = ['X-Total-Count', 'X-Total-Capped', 'X-Searched-For', 'X-Company-Name', 'Retry-After'];

async function secureHeaders(
  app: FastifyInstance,
  { config, captcha, signInProvider, gateway }: AppContext,
): Promise<void> {
  const others = joinCspSources([captcha.sources, signInProvider?.sources ?? {}, gateway.sources]);
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
        scriptSrc: ["'self'", ...others.script],
        styleSrc: ["'self'", ...others.style],
        imgSrc: ["'self'", 'data:', 'blob:', ...others.image],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...others.connect],
        frameSrc: ["'self'", ...others.frame],
        workerSrc: ["'self'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
}

async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Aarambh API',
        version: '1',
        description: 'Every call of the job portal. Errors are problem details (RFC 9457).',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  serveReference(app);
}

/**
 * Builds the API: everything but the pages, which main.ts adds. Ready for `listen` or `inject`.
 * Requests carry their features' routes through one pipeline: headers, limits, access, validation, handler, problems.
 */
export async function buildApp(context: AppContext): Promise<FastifyInstance> {
  const { config } = context;
  const app = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Our own proxies in front: their entries count, whatever a client wrote into the header before them.
    trustProxy: config.trustProxy ? (_address, hop) => hop < config.proxies : false,
    // Two resume texts of 60,000 characters in the scripts of India are 360 kB.
    bodyLimit: 512 * 1024,
    requestTimeout: 60_000,
    connectionTimeout: 65_000,
    // A balancer keeps connections for a minute, and must be the one that hangs up: it cannot know that we are about to.
    keepAliveTimeout: config.trustProxy ? 65_000 : 10_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  answerProblems(app);
  await secureHeaders(app, context);
  answerBeforeStopping(app);
  admitRequests(app);
  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(multipart, { throwFileSizeLimit: false });
  if (config.rateLimit) {
    await app.register(underPressure, { maxEventLoopDelay: 1_500, retryAfter: 5, exposeStatusRoute: false });
    await limitCalls(app, context);
  }
  await describeApi(app);
  enforceAccess(app, resolveCaller(context));
  registerMetrics(app, context);

  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('access-control-expose-headers', EXPOSED.join(', '));
  });

  settingsRoutes(app, context);
  context.signInProvider?.serveHere?.(app);
  context.gateway.serveHere?.(app);
  accountRoutes(app, context, personalDataHolders, hasVerifiedTag);
  vacancyRoutes(app, context);
  resumeRoutes(app, context);
  applicationRoutes(app, context);
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
  serveStaffActions(app, context, staffActions);

  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new CallError('not_found')));
  app.all('/api/*', { schema: { hide: true } }, () => {
    throw new CallError('not_found');
  });
  return app;
}
