import type { Theme } from '../api/theme';
import { fontStack } from './fonts';
import { deriveShades } from './shades';

/** Returns the CSS variables of tokens.css that a theme sets, by name. */
export function themeVariables(theme: Theme): Readonly<Record<string, string>> {
  const shades = Object.entries(deriveShades(theme)).map(([name, value]) => [tokenOf(name), value] as const);
  return {
    '--theme-primary': theme.themeAppPrimaryColour,
    '--theme-secondary': theme.themeAppSecondaryColour1,
    '--theme-secondary-2': theme.themeAppSecondaryColour2,
    '--theme-header': theme.themeAppHeaderBgColour,
    '--font-heading': fontStack(theme.themeAppHeadingFontStyle, 'heading'),
    '--font-body': fontStack(theme.themeAppBodyFontStyle, 'body'),
    ...Object.fromEntries(shades),
  };
}

/** Turns `actionHover` into `--action-hover`. */
function tokenOf(name: string): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
