import { SiteHeader, venue } from '../support/SiteHeader';
import { parsedNoise } from '../support/parsedNoise';
import { expect, test } from '../support/test';

const address = '/api/activities/footer';

test('the footer is asked for the selected venue, decoded once and cleaned', async ({
  page,
  sandbox,
  audit,
  expectedNoise,
}) => {
  expectedNoise.push(parsedNoise);
  await sandbox.settings({
    footer:
      '<p>Fish &amp; chips &lt;b&gt;daily&lt;/b&gt;</p><p onclick="alert(1)"><a href="/operator/privacy" target="_blank" rel="opener">Privacy</a></p>' +
      '<p><a href="https://elsewhere.example/" target="_self" rel="opener">Elsewhere</a></p>' +
      '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">No</a>',
  });
  const header = new SiteHeader(page);
  await header.haveVenue(venue('armley-sports-hall'));
  const asked = page.waitForRequest((request) => request.url().includes(address));
  await header.open('my-account', '/login');
  expect(new URL((await asked).url()).searchParams.get('venue')).toBe('armley-sports-hall');

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Fish & chips <b>daily</b>');
  const own = footer.getByRole('link', { name: 'Privacy' });
  await expect(own).toHaveAttribute('href', '/operator/privacy');
  await expect(own).not.toHaveAttribute('target');
  await expect(own).not.toHaveAttribute('rel');
  const outside = footer.getByRole('link', { name: 'Elsewhere' });
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(footer.locator('script, img, [onclick], [href^=javascript]')).toHaveCount(0);
  await audit('footer');
});

test('another centre brings its own footer', async ({ page, joiner }) => {
  await joiner.start();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes(`${address}?venue=kirkstall-bridge`));
  await joiner.chooseCentre();
  await asked;
});

test('a footer that is empty, or that nothing is left of, is none', async ({ page, sandbox }) => {
  const header = new SiteHeader(page);
  for (const footer of ['', '  ', '<script>alert(1)</script>', '<p>&nbsp;</p>']) {
    await sandbox.settings({ footer });
    const answered = page.waitForResponse((response) => response.url().includes(address));
    await header.open('my-account', '/login');
    await answered;
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo'), `footer "${footer}"`).toHaveCount(0);
  }
});

test('a footer that can’t be had is none, and no error', async ({ page, sandbox, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
  const header = new SiteHeader(page);
  for (const fault of [{ status: 500 }, { network: true }, { malformed: true }]) {
    await sandbox.faults([{ method: 'GET', path: address, times: 9, ...fault }]);
    const over = page.waitForEvent('requestfinished', (request) => request.url().includes(address));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(address));
    await header.open('my-account', '/login');
    await Promise.race([over, failed]);
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    void [over, failed].map((each) => each.catch(() => undefined));
  }
});
