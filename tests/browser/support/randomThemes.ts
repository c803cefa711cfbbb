import { readTheme } from '../../../src/kit/api/theme';
import { themeVariables } from '../../../src/kit/theme/variables';
import { seededRandom } from '../../../operator/seed/random';

/** A theme's settings on the page's root. */
export type AppliedTheme = { readonly secondary: string; readonly variables: Readonly<Record<string, string>> };

/** The same `count` operators every time, each with colours that nobody would choose together. */
export function randomThemes(count: number): readonly AppliedTheme[] {
  const random = seededRandom(20_261_122);
  const colour = (): string =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  return Array.from({ length: count }, (_, index) => {
    const { theme } = readTheme({
      themeAppPrimaryColour: colour(),
      themeAppSecondaryColour1: colour(),
      themeAppSecondaryColour2: colour(),
      themeAppDarkBgColour: colour(),
      themeAppHeaderBgColour: colour(),
      headerPrimaryColour: colour(),
    });
    return { secondary: index % 2 === 0 ? 'solid' : 'outline', variables: themeVariables(theme) };
  });
}
