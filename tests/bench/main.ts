import { ensureChromium, ensureWholeChromium } from '../../tools/chromium';
import { benchBooking } from './benchBooking';
import { benchEffort } from './effort/benchEffort';
import { benchSlowPhone } from './effort/slowPhone';
import { benchFinder } from './finder';
import { benchForms } from './forms';
import { benchJourneys } from './journeys';
import { judge } from './report';
import { benchSignIn } from './signIn';
import { benchStarts } from './starts';

if (!ensureWholeChromium() || !ensureChromium())
  throw new Error('The bench needs Chromium, and none could be installed.');
process.exitCode = judge([
  ...benchJourneys(),
  ...(await benchForms()),
  ...(await benchFinder()),
  ...(await benchSignIn()),
  ...(await benchStarts()),
  ...(await benchEffort()),
  ...(await benchSlowPhone()),
  ...benchBooking(),
]);
