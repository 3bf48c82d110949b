/** Who may import whom: docs/architecture.md has the picture, this file holds it. */
const feature = '^(server|web)/src/features/([^/]+)/';

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
        pathNot: ['\\.queries\\.ts$', '^server/src/platform/', '\\.test\\.ts$', '^server/src/test-support\\.ts$'],
      },
      to: { path: ['^node_modules/(kysely|postgres)/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-meet-at-index',
      severity: 'error',
      from: { path: feature, pathNot: '\\.test\\.tsx?$' },
      to: { path: feature, pathNot: [`^$1/src/features/$2/`, 'features/[^/]+/index\\.tsx?$'] },
    },
    {
      name: 'the-rest-meets-features-at-index',
      severity: 'error',
      from: { path: '^(server|web)/src/', pathNot: [feature, '\\.test\\.tsx?$', '^web/src/routes\\.ts$'] },
      to: { path: feature, pathNot: 'features/[^/]+/index\\.tsx?$' },
    },
    {
      name: 'rules-know-no-fastify',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: ['\\.routes\\.ts$', '\\.test\\.ts$'] },
      to: { path: '^node_modules/(@fastify|fastify)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '/src/platform/' },
      to: { path: '/src/features/' },
    },
    {
      name: 'ui-knows-no-feature-and-no-contract',
      severity: 'error',
      from: { path: '^web/src/ui' },
      to: { path: ['^web/src/features', '^web/src/platform', '^contract/'] },
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
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^\\./\\+types/'] },
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
