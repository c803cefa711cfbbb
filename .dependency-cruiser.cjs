/** The rooms of src, from the roof to the ground: a room may use what stands below it and nothing above. */
const rooms = [
  'sheet',
  'shell',
  'kiosk',
  'embedding',
  'header',
  'desk',
  'bookings',
  'account',
  'following',
  'joining',
  'finder',
  'checkout',
  'inspector',
  'sign-in',
  'kit/walk',
  'kit/site',
  'kit/forms',
  'kit/components',
  'kit/theme',
  'kit/fields',
  'kit/api',
  'ground/journey',
  'ground/rules',
  'ground/core',
];

/**
 * The features that hand something to another feature: `files` are the whole door, without their endings, and `guests`
 * says who may come in, and what for. Every feature may use the kit and the ground.
 */
const doors = {
  header: {
    files: ['BasketLink', 'LoginButton', 'useHeader', 'useLoginDialog'],
    guests: { kiosk: 'its bar has the same basket and log-in', embedding: 'its bar has the same basket' },
  },
  bookings: {
    files: [
      'BookingsContext',
      'create',
      'BasketStore',
      'BasketAnswers',
      'LoadedBasketContext',
      'useBackgroundLocation',
      'routes',
      'basket/(BasketContents|basketNotes|basket|useSaveAndContinue)',
      'basket/item/(BasketCard|BasketQuestions|AddChildDialog|AttendeeSelect|focusAfterRemoval)',
    ],
    guests: { desk: 'staff book in the same screens', header: 'counts the places in the basket' },
  },
  account: { files: ['screens/accountLinks'], guests: { header: 'its menu leads to the pages of the account' } },
  joining: {
    files: [
      'CartContext',
      'JoiningContext',
      'create',
      'screens/(JourneyView|SelectionTicket|useHistoryEntry)',
      'sections/Amounts',
      'stores/SelectionStore',
      'walk/(KeptJoining|arriving|ArrivingWalk|choice|parts|purpose)',
    ],
    guests: {
      following: 'a change or renewal walks the same journey to another end',
      bookings: 'tells of a membership that waits to be paid',
      header: 'counts the membership in the basket',
      kiosk: 'forgets what was chosen',
    },
  },
  finder: {
    files: [
      'FinderContext',
      'LateFinder',
      'VenuesStore',
      'SelectedVenueStore',
      'addressOf',
      'screens/(CentreFinder|VenueList|centre)',
    ],
    guests: {
      joining: 'the first section chooses a centre',
      bookings: 'a timetable belongs to a centre',
      header: 'its links keep the selected centre',
      kiosk: 'greets with the centre it stands in',
      desk: 'its tablet stands in a centre',
    },
  },
  checkout: {
    files: [
      'Payable',
      'PaymentContext',
      'PaymentFacts',
      'CheckoutStore',
      'CheckoutWords',
      'WithPayment',
      'screens/(CheckoutScreen|WayOut|CheckoutTicket)',
      'confirmation/ConfirmationScreen',
    ],
    guests: {
      account: 'saves a card in the same screens',
      joining: 'pays for a membership',
      bookings: 'pays for the basket',
      desk: 'counts money for the same basket',
      kiosk: 'does not end a visit while money may be held',
    },
  },
  inspector: {
    files: ['Inspector'],
    guests: { joining: 'shows how its journey stands', checkout: 'shows how its journey stands' },
  },
  'sign-in': {
    files: [
      'SignInContext',
      'SessionStore',
      'WayBack',
      'guards',
      'registration',
      'sections/(SignInOffer|LogInInstead)',
      'screens/(LoginDialog|loginTexts)',
    ],
    guests: {
      account: 'belongs to whoever is signed in',
      bookings: 'places are paid for by a member',
      checkout: 'an order is its customer’s',
      desk: 'is for staff',
      header: 'logs in and out',
      joining: 'registers on the way',
      kiosk: 'ends the session with the visit',
    },
  },
};

const features = rooms.slice(rooms.indexOf('kiosk'), rooms.indexOf('kit/walk'));
const tests = '\\.test\\.tsx?$';

const downOnly = rooms.slice(1).map((room, index) => ({
  name: `${room.replace('/', '-')}-imports-down`,
  severity: 'error',
  comment: `src/${room} stands below ${rooms.slice(0, index + 1).join(', ')}. Hand it what it needs from there as a parameter, a prop or through an interface of its own.`,
  from: { path: `^src/${room}/`, pathNot: tests },
  to: { path: `^src/(${rooms.slice(0, index + 1).join('|')})/` },
}));

const throughDoors = features.flatMap((room) => {
  const { files = [], guests = {} } = doors[room] ?? {};
  const name = `${room}-door`;
  const comment = `Another feature uses src/${room} through its door only: see \`doors\` in .dependency-cruiser.cjs. Hand it over in the shell's wiring, move what both need into the kit, or open the door with a reason.`;
  const strangers = features.filter((each) => each !== room && !(each in guests));
  return [
    {
      name: `${name}-is-shut`,
      severity: 'error',
      comment,
      from: { path: `^src/(${strangers.join('|')})/`, pathNot: tests },
      to: { path: `^src/${room}/` },
    },
    {
      name,
      severity: 'error',
      comment,
      from: { path: `^src/(${Object.keys(guests).join('|') || '-'})/`, pathNot: tests },
      to: { path: `^src/${room}/`, pathNot: `^src/${room}/(${files.join('|')})\\.(tsx?|css)$` },
    },
  ];
});
/**
 * The floors of a house, from the roof to the ground: a room may use the floors below its own, and neither what stands
 * above it nor the other rooms of its floor. `instead` says where to put what seems to need such an import.
 */
const floorRules = (house, floors) =>
  floors.flatMap(({ rooms, instead }, level) =>
    rooms.map((room, index) => {
      const beside = rooms.filter((_, other) => other !== index);
      const closed = [...floors.slice(0, level).flatMap((floor) => floor.rooms), ...beside];
      return {
        name: `${house}-${room === roof ? 'roof' : room.slice(0, -1)}-uses-lower-floors`,
        severity: 'error',
        comment: instead,
        from: { path: `^${house}/${room}`, pathNot: '\\.test\\.ts$' },
        to: { path: `^${house}/(${closed.join('|')})` },
      };
    }),
  );

/** The files that stand in no folder of the house: they put the server together. */
const roof = '[^/]+$';

const operatorFloors = [
  { rooms: [roof], instead: '' },
  {
    rooms: ['controls/'],
    instead: 'The controls get what they steer from app.ts: take it as a parameter.',
  },
  {
    rooms: ['api/', 'site/', 'maps/', 'seed/'],
    instead: 'The parts of the server meet in app.ts. Pass it from there, or move what both need to a room below.',
  },
  {
    rooms: ['account/', 'timetable/', 'desk/'],
    instead: 'Move what two screens share to memberships/, bookings/ or payments/.',
  },
  {
    rooms: ['memberships/', 'bookings/', 'payments/'],
    instead:
      'Payments know a sale as a Shop (orders/shop.ts) that app.ts hands in; a sale asks carts/openAttempt.ts about payments.',
  },
  {
    rooms: ['orders/'],
    instead: 'An order is told what was sold and how it was paid: add what it lacks to Settlement or to insertOrder.',
  },
  {
    rooms: ['carts/'],
    instead: 'A cart does not know what it holds: put this into memberships/cart or bookings/basket.',
  },
  {
    rooms: ['catalogue/', 'customers/'],
    instead: 'These rooms hold facts. Put what is done with them into a room above, or take it as a parameter.',
  },
  {
    rooms: ['pricing/'],
    instead: 'Prices are worked out without a database: read in catalogue/ or above, and pass the numbers in.',
  },
  {
    rooms: ['contract/'],
    instead: 'The contract is the words of the wire and their checks: what answers a call stands in api/.',
  },
  {
    rooms: ['database/'],
    instead: 'Tables and migrations know no rule of the business: put the query into the room that needs it.',
  },
  {
    rooms: ['setup/'],
    instead: 'The facts of the operator use no other room: pass in what they need, or put this into a room above.',
  },
];

const bankFloors = [
  { rooms: [roof], instead: '' },
  {
    rooms: ['stripe/', 'opayo/', 'ryft/'],
    instead: 'Each provider is a company of its own: move what two of them share to books/ or wire/.',
  },
  { rooms: ['challenge/'], instead: 'A challenge does not know its provider: take the answer as a callback.' },
  { rooms: ['faults/', 'page/'], instead: 'Faults and pages serve every provider alike: pass in what differs.' },
  { rooms: ['books/'], instead: 'The books do not know the provider they are kept for: take its name as a parameter.' },
  { rooms: ['wire/'], instead: 'What carries calls to and fro knows nothing of money: put this into books/ or above.' },
];

/** The parts of the language of journeys that the page may ask: decisions about a walk, and what its words mean. */
const walkWords = [
  'arrival',
  'events',
  'content',
  'sections',
  'sectionsToCome',
  'fieldUi',
  'lookups',
  'roles',
  'stamp',
];

const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    ...downOnly,
    ...throughDoors,
    ...floorRules('operator', operatorFloors).slice(1),
    ...floorRules('bank', bankFloors).slice(1),
    never(
      'no-circles',
      {},
      { circular: true },
      'Files that import each other can only be read together. Take the part that both need into a file of its own.',
    ),
    never(
      'the-ground-is-pure',
      { path: '^src/ground/', pathNot: tests },
      { path: '^node_modules/(react|mobx|@chakra-ui|@rjsf)' },
      'The ground knows no browser, React or MobX. Put what needs those into a store, and call the ground from there.',
    ),
    never(
      'the-engine-stands-alone',
      { path: '^src/ground/(journey|rules)/', pathNot: tests },
      { path: '^src/(?!ground/(journey|rules)/)' },
      'Journeys are checked by the same code on the page, in the operator’s back end and at the terminal: it needs no other room.',
    ),
    never(
      'one-engine-walks',
      { path: '^src/(?!ground/|kit/walk/JourneyStore\\.ts)', pathNot: tests },
      { path: '^src/ground/journey/language/(step|places)\\.ts$', dependencyTypesNot: ['type-only'] },
      'JourneyStore alone takes the steps of a journey: dispatch an action to it. See “The rules of a walk” in docs/journeys.md.',
    ),
    never(
      'walking-has-no-rule-of-its-own',
      {
        path: '^src/(joining|following|checkout|sign-in|kit/walk|account/(walk|ending|freezing))/',
        pathNot: `(${tests}|JourneyStore\\.ts$)`,
      },
      {
        path: `^src/ground/(rules/|journey/(check|compare)/|journey/language/(?!(${walkWords.join('|')})\\.ts$))`,
        dependencyTypesNot: ['type-only'],
      },
      'What happens to a customer on their way is decided in src/ground/journey/language, where the check decides it too: put the rule there, as a pure function, and carry out its answer here. See “The rules of a walk” in docs/journeys.md.',
    ),
    never(
      'fields-know-no-react',
      { path: '^src/kit/fields/', pathNot: tests },
      { path: '^node_modules/(react|react-dom|@rjsf|@chakra-ui)/' },
      'Field models work without React; what draws them stands in forms.',
    ),
    never(
      'operator-uses-the-shared-ground-only',
      { path: '^operator/' },
      { path: '^src/(?!ground/)' },
      'The operator’s back end shares the schemas and src/ground with the page, nothing else.',
    ),
    never(
      'bank-shares-nothing',
      { path: '^bank/' },
      { path: '^(src|schemas|operator)/' },
      'The bank is another company: it knows the shop by its wire alone.',
    ),
    never(
      'operator-does-not-reach-into-the-bank',
      { path: '^operator/' },
      { path: '^bank/' },
      'Ask the bank over HTTP.',
    ),
    never(
      'page-knows-no-server',
      { path: '^src/' },
      { path: '^(operator|bank)/' },
      'The page talks to any operator’s server, through src/kit/api.',
    ),
    never(
      'no-orphans',
      { orphan: true, path: '^(src|operator|bank)/', pathNot: '(\\.d\\.ts|main\\.tsx?|/public/.*)$' },
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
