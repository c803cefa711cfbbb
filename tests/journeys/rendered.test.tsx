// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://online-joining.joinery.localhost:4000/checkout" }
// Checkout is entered by a full load of its document alone, so this document is loaded there.
import { configure } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { vocabulary } from '../../schemas/vocabulary';
import type { Walkthrough } from '../../src/ground/journey/compare/walkthroughs';
import { customerWords } from '../../src/ground/journey/language/words';
import checkout from '../../journeys/checkout.json';
import type { Journey } from '../../schemas/generated/journey';
import { bundledJourneys } from '../../src/kit/walk/journeyFile';
import { joinAs } from './support/joining';
import { payAs } from './support/paying';
import { standInFonts, standInStripe, standInView } from './support/standIns';
import { startServer, type Server } from './support/startServer';
import { waysThrough } from './support/ways';

// The page in every error would take longer to print than all of it takes to play.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? 'Not found.') });

let server: Server;
beforeAll(async () => {
  server = await startServer();
  standInFonts();
  standInView();
  standInStripe(server);
});
afterAll(() => server.stop());

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn').mockReturnValue(); // no site serves the journey: the page tells, and walks the built-in one
});
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});

/**
 * The whole page against the whole server, with the bank beside it. What happy-dom has not is stood in for, first of all
 * Stripe's frame: what is typed into that is tested in the browser.
 */
describe.each([
  ['join', bundledJourneys.join, (walkthrough: Walkthrough) => joinAs(walkthrough, bundledJourneys.join, server)],
  ['checkout', checkout as unknown as Journey, (walkthrough: Walkthrough) => payAs(walkthrough, server)],
] as const)('%s, rendered', (name, journey, play) => {
  const walkthroughs = waysThrough({ journey, vocabulary });
  let played = 0;

  it.each(walkthroughs.map((walkthrough) => [customerWords(vocabulary, walkthrough.customer), walkthrough] as const))(
    '%s',
    async (_, walkthrough) => {
      await play(walkthrough);
      played += 1;
    },
  );

  it('is played in all its different ways', () => {
    console.log(`${name}: ${walkthroughs.length} different ways, ${played} played`);
    expect(played).toBe(walkthroughs.length);
  });
});
