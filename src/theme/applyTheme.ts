import type { Theme } from '../api/theme';
import { themeVariables } from './variables';

/** The operator's colours, the shades of them and the fonts go to the page's root, where every rule finds them. */
export function applyTheme(theme: Theme): void {
  const { style, dataset } = document.documentElement;
  for (const [name, value] of Object.entries(themeVariables(theme))) style.setProperty(name, value);
  dataset.secondary = theme.themeAppSecondaryButtonStyle;
  const browserBar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (browserBar) browserBar.content = theme.themeAppHeaderBgColour;
}
