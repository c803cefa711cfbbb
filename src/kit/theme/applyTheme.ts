import type { Theme } from '../api/theme';
import { themeVariables } from './variables';

/** Sets the operator's colours, their shades and the fonts as CSS variables on the root element. */
export function applyTheme(theme: Theme): void {
  const { style, dataset } = document.documentElement;
  for (const [name, value] of Object.entries(themeVariables(theme))) style.setProperty(name, value);
  dataset.secondary = theme.themeAppSecondaryButtonStyle;
  const browserBar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (browserBar) browserBar.content = theme.themeAppHeaderBgColour;
}
