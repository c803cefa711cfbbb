import { expect, type Page } from '@playwright/test';

/** The traits by which a theme shows itself. Colours are as a browser computes them. */
export type Look = {
  readonly header: string;
  readonly headerText: string;
  readonly action: string;
  readonly secondary: 'solid' | 'outline';
  readonly heading: string;
  readonly body: string;
  readonly logo: string | undefined;
};

export const looks = {
  operator: {
    header: 'rgb(38, 39, 49)',
    headerText: 'rgb(255, 255, 255)',
    action: '#7d47e6',
    secondary: 'outline',
    heading: '"Garage Gothic"',
    body: 'Roboto',
    logo: undefined,
  },
  woodhouse: {
    header: 'rgb(255, 255, 255)',
    headerText: 'rgb(23, 56, 74)',
    action: '#177489',
    secondary: 'solid',
    heading: '"Lato Heading"',
    body: '"Open Sans"',
    logo: '/operator/images/woodhouse.svg',
  },
  armley: {
    header: 'rgb(18, 48, 58)',
    headerText: 'rgb(255, 255, 255)',
    action: '#b64800',
    secondary: 'outline',
    heading: '"Garage Gothic"',
    body: 'Lato',
    logo: '/operator/images/armley.svg',
  },
} as const satisfies Readonly<Record<string, Look>>;

/** A page by its look, and what it asked the server for that. */
export class Themed {
  /** The venue of each request for a theme; `undefined` for the operator's own. */
  readonly asked: (string | undefined)[] = [];

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/frontend/theme') this.asked.push(searchParams.get('venue') ?? undefined);
    });
  }

  async expectLook(look: Look): Promise<void> {
    await expect.poll(() => this.look()).toEqual(look);
  }

  private look(): Promise<Look> {
    return this.page.evaluate(() => {
      const root = document.documentElement;
      const banner = document.querySelector('header');
      const heading = document.querySelector('h1');
      const of = (element: Element | null): CSSStyleDeclaration => getComputedStyle(element ?? root);
      const first = (families: string): string => families.split(',')[0] ?? '';
      return {
        header: of(banner).backgroundColor,
        headerText: of(banner).color,
        action: of(root).getPropertyValue('--action'),
        secondary: root.dataset.secondary === 'outline' ? 'outline' : 'solid',
        heading: first(of(heading).fontFamily),
        body: first(of(document.body).fontFamily),
        logo: document.querySelector('header img')?.getAttribute('src') ?? undefined,
      };
    });
  }
}
