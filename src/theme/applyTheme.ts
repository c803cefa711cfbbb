import type { Theme } from '../api/client';

/** The operator's colours go to the page's root, where every rule finds them. */
export function applyTheme(theme: Theme): void {
  const { style, dataset } = document.documentElement;
  const variables: Readonly<Record<string, string | undefined>> = {
    '--theme-primary': theme.themeAppPrimaryColour,
    '--theme-secondary': theme.themeAppSecondaryColour1,
    '--theme-dark': theme.themeAppDarkBgColour,
    '--theme-header': theme.themeAppHeaderBgColour,
  };
  for (const [name, value] of Object.entries(variables)) {
    if (value !== undefined && CSS.supports('color', value)) style.setProperty(name, value);
    else style.removeProperty(name);
  }
  dataset.secondary = theme.themeAppSecondaryButtonStyle ?? 'solid';
}
