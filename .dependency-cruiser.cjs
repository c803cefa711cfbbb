/** The rooms of src, from the roof to the ground: a room may use what stands below it and nothing above. */
const rooms = [
  'sheet',
  'app',
  'screens',
  'sections',
  'payment',
  'forms',
  'components',
  'theme',
  'stores',
  'fields',
  'api',
  'journey',
  'rules',
  'core',
];

const downOnly = rooms.slice(1).map((room, index) => ({
  name: `${room}-imports-down`,
  severity: 'error',
  comment: `src/${room} stands below ${rooms.slice(0, index + 1).join(', ')}. Hand it what it needs from there as a parameter, a prop or through an interface of its own.`,
  from: { path: `^src/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^src/(${rooms.slice(0, index + 1).join('|')})/` },
}));

const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    ...downOnly,
    never(
      'no-circles',
      {},
      { circular: true },
      'Files that import each other can only be read together. Take the part that both need into a file of its own.',
    ),
    never(
      'pure-rooms',
      { path: '^src/(journey|rules|core)/', pathNot: '\\.test\\.ts$' },
      { path: '^(node_modules/(react|mobx|@chakra-ui|@rjsf)|src/(api|stores|fields))' },
      'journey, rules and core are pure: no React, no MobX, no fetch. Put what needs those into stores, and call these from there.',
    ),
    never(
      'the-engine-stands-alone',
      { path: '^src/(journey|rules)/', pathNot: '\\.test\\.ts$' },
      { path: '^src/(?!journey/|rules/)' },
      'Journeys are checked by the same code on the page, in the sandbox and at the terminal: it needs no other room.',
    ),
    never(
      'forms-and-components-know-no-store',
      { path: '^src/(forms|components)/' },
      { path: '^src/stores/' },
      'Take what is shown as props, and say what happened through callbacks; sections and screens know the stores.',
    ),
    never(
      'fields-know-no-react',
      { path: '^src/fields/', pathNot: '\\.test\\.tsx?$' },
      { path: '^node_modules/(react|react-dom|@rjsf|@chakra-ui)/' },
      'Field models work without React; what draws them stands in forms.',
    ),
    never(
      'sandbox-uses-the-shared-ground-only',
      { path: '^sandbox/', pathNot: '^sandbox/bank/' },
      { path: '^src/(?!rules/|journey/|core/)' },
      'The sandbox is an operator’s back end: it shares schemas, rules, journey and core with the page, nothing else.',
    ),
    never(
      'bank-shares-nothing',
      { path: '^sandbox/bank/' },
      { path: '^(src|schemas|sandbox/(?!bank/))' },
      'The bank is another company: it knows the shop by its wire alone.',
    ),
    never(
      'shop-does-not-reach-into-the-bank',
      { path: '^sandbox/(?!bank/)' },
      { path: '^sandbox/bank/' },
      'Ask the bank over HTTP.',
    ),
    never(
      'page-does-not-know-the-sandbox',
      { path: '^src/' },
      { path: '^sandbox/' },
      'The page talks to any operator’s server, through src/api.',
    ),
    never(
      'no-orphans',
      { orphan: true, path: '^(src|sandbox)/', pathNot: '(\\.d\\.ts|main\\.tsx?|/public/.*)$' },
      {},
      'Nothing uses this file: delete it.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
