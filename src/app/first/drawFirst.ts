import { floors } from 'virtual:floors';
import { readTheme, type Theme } from '../../api/theme';
import { firstFloor } from '../../components/firstFloor';
import { embeddedMode, kioskMode } from '../../core/pageMode';
import { applyTheme } from '../../theme/applyTheme';
import { facesOf } from '../../theme/fonts';
import { addGarageGothic } from '../../theme/garageGothic';
import { whenFontsAreIn } from '../../theme/whenFontsAreIn';
import type { AppParts } from '../createApp';
import { floorOf, type FloorName } from './floorOf';
import { whenPainted } from './whenPainted';

/**
 * Draws how the page begins, to be looked at until the app is there, in the theme that came with it and as soon as its
 * fonts are in. Without a theme, a spinner it is.
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
  floor.ariaHidden = 'true'; // it is the picture of a page: nothing in it can be used
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
    site: site?.source === 'front-of-house' ? undefined : site?.app, // staff see other pages
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
