/** Which module may import which: docs/architecture.md has the diagram, this file enforces it. */
/** `billing/` and `seo/` group features; every other folder of `features/` is one, also in the staff console. */
const feature = '^((?:server|web)/src|web/src/console)/features/((?:billing|seo)/[^/]+|[^/]+)/';
const testSupport = ['\\.test\\.tsx?$', '/test-[^/]+\\.tsx?$', '^server/src/testing/'];
const featureIndex = 'features/((billing|seo)/)?[^/]+/index\\.tsx?$';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/src', '^node_modules/zod'] },
    },
    { name: 'web-never-server', severity: 'error', from: { path: '^web/' }, to: { path: '^server/' } },
    { name: 'server-never-web', severity: 'error', from: { path: '^server/' }, to: { path: '^web/' } },
    {
      name: 'only-queries-touch-the-database',
      comment: 'SQL lives in *.queries.ts; rules and routes may name the Db type but not build statements.',
      severity: 'error',
      from: {
        path: '^server/src',
        pathNot: ['\\.queries\\.ts$', '^server/src/infra/', '\\.test\\.ts$', '^server/src/testing/'],
      },
      to: { path: ['^node_modules/(kysely|pg|postgres)/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-meet-at-index',
      severity: 'error',
      from: { path: feature, pathNot: testSupport },
      to: { path: feature, pathNot: [`^$1/features/$2/`, featureIndex] },
    },
    {
      name: 'the-rest-meets-features-at-index',
      comment:
        'routes.ts and routes.tsx of the console name screens; the service worker takes one file of a feature, without its screens.',
      severity: 'error',
      from: {
        path: '^(server|web)/src/',
        pathNot: [feature, ...testSupport, '^web/src/(routes\\.ts|console/routes\\.tsx)$', '^web/src/service-worker/'],
      },
      to: { path: feature, pathNot: featureIndex },
    },
    {
      name: 'one-gate-to-live',
      comment:
        'A vacancy that is not indexed is not found. Only the gate, which screens, may index, and decisions on moderation cases.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          '/vacancy-lifecycle/(pass-live-gate|insert-through-gate|make-vacancy-live|moderated-vacancies|screen-company)\\.ts$',
          ...testSupport,
        ],
      },
      to: { path: '/vacancy-lifecycle/index-vacancies\\.ts$' },
    },
    {
      name: 'rules-know-no-fastify',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: ['\\.routes\\.ts$', '\\.test\\.ts$'] },
      to: { path: '^node_modules/(@fastify|fastify)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-platform-knows-no-feature',
      severity: 'error',
      from: { path: '^web/src/platform/' },
      to: { path: '/src/features/' },
    },
    {
      name: 'lib-imports-lib-only',
      comment: 'lib is independent of the product; its only product knowledge is the contract.',
      severity: 'error',
      from: { path: '^server/src/lib/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/', pathNot: '^server/src/lib/' },
    },
    {
      name: 'infra-and-integrations-know-no-feature',
      severity: 'error',
      from: { path: '^server/src/(infra|integrations)/' },
      to: { path: '^server/src/(features|registry|runtime|demo|cli)/' },
    },
    {
      name: 'features-know-no-registry-and-no-runtime',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: testSupport },
      to: { path: '^server/src/(registry|runtime|demo|cli)/' },
    },
    {
      name: 'ui-knows-no-feature-and-no-contract',
      severity: 'error',
      from: { path: '^web/src/ui' },
      to: { path: ['^web/src/features', '^web/src/platform', '^contract/'] },
    },
    {
      name: 'console-takes-only-ui-and-platform',
      comment: 'The staff console is an application of its own: job seekers load nothing of it.',
      severity: 'error',
      from: { path: '^web/src/console/', pathNot: testSupport },
      to: { path: '^web/src/', pathNot: '^web/src/(console|ui|platform)/' },
    },
    {
      name: 'nothing-takes-the-console',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['^web/src/console/', ...testSupport] },
      to: { path: '^web/src/console/' },
    },
    {
      name: 'only-routes-import-screens',
      severity: 'error',
      from: { pathNot: ['^web/src/routes\\.ts$', '\\.test\\.tsx?$'] },
      to: { path: '/screens/' },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^\\./\\+types/', '^(chrome-launcher|lighthouse)$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^web/build', '\\.react-router'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    parser: 'swc',
  },
};
