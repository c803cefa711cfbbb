import { floors } from 'virtual:floors';
import { readTheme, type Theme } from '../../kit/api/theme';
import { firstFloor } from '../../kit/components/firstFloor';
import { embeddedMode, kioskMode } from '../../ground/core/pageMode';
import { applyTheme } from '../../kit/theme/applyTheme';
import { facesOf } from '../../kit/theme/fonts';
import { addGarageGothic } from '../../kit/theme/garageGothic';
import { whenFontsAreIn } from '../../kit/theme/whenFontsAreIn';
import type { AppParts } from '../wiring/createPage';
import { floorOf, type FloorName } from './floorOf';
import { whenPainted } from './whenPainted';

/**
 * Renders the first paint of a page in its inlined theme, once the fonts are loaded. The app replaces the first paint.
 * Without an inlined theme, the page shows a spinner.
 */
export async function drawFirst(parts: AppParts): Promise<void> {
  const { garageGothic } = parts.config.theme ?? {};
  if (garageGothic) addGarageGothic(garageGothic);
  if (parts.theme === undefined) return;
  const { theme } = readTheme(parts.theme.theme);
  applyTheme(theme);
  const fonts = whenFontsAreIn(facesOf(theme, garageGothic !== undefined));
  const name = nameOf(parts, theme);
  const floor = firstFloor();
  if (name === undefined || !floor) return;
  await fonts;
  floor.innerHTML = floors[name];
  floor.inert = true;
  floor.ariaHidden = 'true'; // the first paint is a picture: nothing in it works
  const brand = floor.querySelector('.logo span');
  if (brand) brand.textContent = parts.config.appName;
  floor.querySelector('.kiosk-greeting')?.after(parts.venueName ?? '');
  if (theme.themeAppLogo !== null) floor.querySelector('.logo svg')?.replaceWith(logoOf(theme.themeAppLogo));
  await whenPainted();
}

function nameOf({ config, services, cookies, venueName }: AppParts, theme: Theme): FloorName | undefined {
  const { location, storage, framed } = services;
  const query = new URLSearchParams(location.search);
  const site = config.sites[location.host.split('.')[0] ?? ''];
  return floorOf({
    sellsOnline: config.flags.onlineJoiningEnabled,
    site: site?.source === 'front-of-house' ? undefined : site?.app, // the desk has other pages
    path: location.path,
    mode: embeddedMode(query, storage, framed) ? 'embedded' : kioskMode(query, storage).kiosk ? 'kiosk' : 'plain',
    hasSession: cookies.jar.token.read() !== undefined,
    isGreeted: venueName !== undefined && theme.kioskBackgroundImage === null,
  });
}

function logoOf(src: string): HTMLImageElement {
  const logo = new Image();
  logo.src = src;
  logo.alt = '';
  return logo;
}
