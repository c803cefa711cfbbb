import type { Locator, Page } from '@playwright/test';
import { siteUrl } from './sites';

/** The header as a customer sees it, on any of the sites. */
export class SiteHeader {
  readonly header: Locator;

  constructor(readonly page: Page) {
    this.header = page.locator('header.site');
  }

  async open(site: string, path = '/'): Promise<void> {
    await this.page.goto(siteUrl(site, path));
    await this.page.locator('main h1').first().waitFor();
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  get basket(): Locator {
    return this.header.getByRole('link', { name: /^Shopping basket/ });
  }

  get logo(): Locator {
    return this.header.locator('.logo');
  }

  get menuButton(): Locator {
    return this.header.getByRole('button', { name: 'Menu' });
  }

  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: 'Menu' });
  }

  /** Opens the drawer and waits until it has come to rest. */
  async openDrawer(): Promise<void> {
    await this.menuButton.click();
    await this.drawer.getByRole('button', { name: 'Close' }).click({ trial: true });
  }

  /** Every link in there as "name → address", the host by its first label. */
  async linksIn(place: Locator): Promise<readonly string[]> {
    const links = await place.getByRole('link').all();
    return Promise.all(
      links.map(async (link) => {
        const { hostname, pathname, search } = new URL(
          (await link.getAttribute('href')) ?? '',
          await link.evaluate((element) => element.baseURI),
        );
        return `${(await link.innerText()).trim()} → ${hostname.split('.')[0] ?? ''}${pathname}${search}`;
      }),
    );
  }

  /** Has a venue selected as if on another site before. */
  async haveVenue(text: string): Promise<void> {
    await this.page
      .context()
      .addCookies([
        { name: 'joinery_venue', value: encodeURIComponent(text), domain: '.joinery.localhost', path: '/' },
      ]);
  }
}

export const venue = (slug: string): string => JSON.stringify({ selected: slug, selectedSlugs: [slug] });
