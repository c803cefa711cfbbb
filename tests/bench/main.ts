import { ensureChromium } from '../../tools/chromium';
import { benchForms } from './forms';
import { benchJourneys } from './journeys';
import { judge } from './report';

if (!ensureChromium()) throw new Error('The bench needs Chromium, and none could be installed.');
process.exitCode = judge([...benchJourneys(), ...(await benchForms())]);
