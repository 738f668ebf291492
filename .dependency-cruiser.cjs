/** The direction of the code (docs/architecture.md), as rules. No rule names a feature: `$1`, `$2` stand for what `from` caught. */
const test = '(\\.test\\.(ts|tsx|mjs)$|^(server|web)/test/)';
const anyPackage = (...names) => `node_modules/(${names.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', comment: 'Two files that need each other are one thing, or lack a third.', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every-import-resolves',
      comment: 'An import that leads nowhere would hide from all other rules.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contract-knows-nobody',
      comment: 'The contract is schemas and pure functions: no I/O, no side.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: test },
      to: { pathNot: ['^contract/src/', anyPackage('zod')] },
    },
    {
      name: 'contract-speaks-zod-mini',
      comment: 'The full zod would come to the browser with it.',
      severity: 'error',
      from: { path: '^(contract|web)/src/', pathNot: test },
      to: { path: anyPackage('zod'), pathNot: 'node_modules/zod/(v4/)?mini/' },
    },
    {
      name: 'sides-meet-in-the-contract',
      comment: 'Web and server share nothing but the contract.',
      severity: 'error',
      from: { path: '^(web|server)/' },
      to: { path: '^(web|server)/', pathNot: '^$1/' },
    },
    {
      name: 'journeys-stand-outside',
      comment: 'A journey knows the product as a browser does.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(web|server|bench)/' },
    },
    {
      name: 'front-door',
      comment: 'A feature enters another through its index.',
      severity: 'error',
      from: { path: '^(web|server)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/[^/]+/', pathNot: ['^$1/src/features/$2/', '^$1/src/features/[^/]+/index\\.tsx?$'] },
    },
    {
      name: 'front-door-decides-what-is-lazy',
      comment: 'What an index exports may be lazy already, and React refuses a lazy part of a lazy part.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/features/[^/]+/index\\.tsx?$', dynamic: true },
    },
    {
      name: 'front-door-for-the-rest',
      comment: 'The app, the seeds and the bench enter a feature through its index, too.',
      severity: 'error',
      from: { path: '^(web|server|bench)/', pathNot: ['^(web|server)/src/features/', test] },
      to: { path: '^(web|server)/src/features/', pathNot: '^(web|server)/src/features/[^/]+/index\\.tsx?$' },
    },
    {
      name: 'rooms-know-no-front',
      comment: 'The files at the root of a feature put its rooms together; a room needs none of them. What all rooms need is a room below them.',
      severity: 'error',
      from: { path: '^(web|server)/src/features/([^/]+)/[^/]+/', pathNot: test },
      to: { path: '^$1/src/features/$2/[^/]+$' },
    },
    {
      name: 'rooms-go-one-way',
      comment:
        'What arrives, travels and is worked on stands apart, on top of what is shown; never back. That no two rooms need each other, the layout check sees.',
      severity: 'error',
      from: { path: '^(web|server)/src/features/([^/]+)/(view|incoming|route|work)/', pathNot: test },
      to: { path: '^$1/src/features/$2/(incoming|route|work)/', pathNot: '^$1/src/features/$2/$3/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'Platform and ui carry every feature and know none.',
      severity: 'error',
      from: { path: '^(web|server)/src/(platform|ui)/', pathNot: test },
      to: { path: '^$1/src/(features|app|main|listeners)' },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      from: { path: '^(web|server)/src/features/', pathNot: test },
      to: { path: '^$1/src/(app|main|listeners)' },
    },
    {
      name: 'rules-are-pure',
      comment: 'A workflow, policy or rule decides; it never fetches. It needs shapes, refusals and other rules.',
      severity: 'error',
      from: { path: '-(workflow|policy|rules)\\.ts$' },
      to: {
        pathNot: [
          '^contract/src/',
          '-(workflow|policy|rules)\\.ts$',
          '/refusals\\.ts$',
          '^server/src/platform/(action|clock|errors|schema)\\.ts$',
          '^(web|server)/src/features/[^/]+/index\\.tsx?$',
        ],
      },
    },
    {
      name: 'queries-live-in-stores',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['-store\\.ts$', '^server/src/platform/', test] },
      to: { path: anyPackage('pg', 'kysely') },
    },
    {
      name: 'http-stops-at-routes',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: ['[/-]routes\\.ts$', test] },
      to: { path: [anyPackage('fastify', '@fastify'), '^server/src/platform/http'] },
    },
    {
      name: 'product-knows-no-test',
      comment: 'The bench is no part of the product: it breaks and loads it with what tests do that with.',
      severity: 'error',
      from: { path: '^(contract|server|web|letters)/', pathNot: test },
      to: { path: test },
    },
  ],
  options: {
    // TypeScript 7 has no parser that this tool can use; without this line it reads no module and finds nothing wrong.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
