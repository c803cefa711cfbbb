import type { Theme } from '../../src/kit/api/theme';
import { deriveShades, backgrounds, minContrast } from '../../src/kit/theme/shades';

/** A colour as the operator sent it, and the shade that the page uses. */
export type UsedColour = { readonly sent: string; readonly used: string };

/** Two colours that a customer must distinguish, and their minimum contrast. Source: WCAG 2.2 AA. */
export type ColourPair = {
  readonly role: string;
  readonly foreground: UsedColour;
  readonly background: UsedColour;
  readonly needs: number;
};

const white: UsedColour = fixed('#ffffff');
const light = { paper: fixed(backgrounds.paper), chalk: fixed(backgrounds.chalk), sand: fixed(backgrounds.sand) };

/** Returns every pair on the page with a colour of the theme, in every state of its element. */
export function themePairs(theme: Theme): readonly ColourPair[] {
  const shades = deriveShades(theme);
  const { themeAppPrimaryColour: primary, themeAppSecondaryColour1: secondary, themeAppDarkBgColour: dark } = theme;
  const { headerPrimaryColour: headerPrimary, themeAppHeaderBgColour } = theme;
  const tint = fixed(shades.tint);
  const header = fixed(themeAppHeaderBgColour);
  const lightest = { ...light, tint };
  const deep = { sent: secondary, used: shades.deep };
  const ink = { sent: dark, used: shades.ink };
  const states = (name: string, sent: string, shade: 'action' | 'deep'): readonly (readonly [string, UsedColour])[] => [
    [name, { sent, used: shades[shade] }],
    [`${name}, hover`, { sent, used: shades[`${shade}Hover`] }],
    [`${name}, pressed`, { sent, used: shades[`${shade}Active`] }],
  ];
  const text = (role: string, foreground: UsedColour, background: UsedColour): ColourPair => ({
    role,
    foreground,
    background,
    needs: minContrast.text,
  });
  const mark = (role: string, foreground: UsedColour, background: UsedColour): ColourPair => ({
    ...text(role, foreground, background),
    needs: minContrast.mark,
  });
  const on = (
    role: string,
    foreground: UsedColour,
    many: Readonly<Record<string, UsedColour>>,
    pair = text,
  ): readonly ColourPair[] =>
    Object.entries(many).map(([name, ground]) => pair(`${role} on ${name}`, foreground, ground));
  return [
    ...states('primary button', primary, 'action').map(([role, fill]) => text(role, white, fill)),
    ...states('link', primary, 'action')
      .slice(0, 2)
      .flatMap(([role, link]) => on(role, link, lightest)),
    ...states('solid secondary button', secondary, 'deep').map(([role, fill]) => text(role, white, fill)),
    text('outline secondary button', deep, light.paper),
    text('outline secondary button, hover', deep, tint),
    text('outline secondary button, pressed', { sent: secondary, used: shades.deepActive }, tint),
    ...on('outline secondary button, border', deep, { ...light, floor: fixed(backgrounds.floor) }, mark),
    ...on('focus ring', deep, { ...lightest, floor: fixed(backgrounds.floor) }, mark),
    ...on('mark of the current page', { sent: primary, used: shades.mark }, lightest, mark),
    ...on('text', ink, { ...lightest, floor: fixed(backgrounds.floor) }),
    text('footer and ticket', white, ink),
    text('footer and ticket, second text', fixed(backgrounds.onDark2), ink),
    text('header', { sent: white.used, used: shades.onHeader }, header),
    text('header, hover', { sent: headerPrimary, used: shades.onDarkAccent }, header),
    mark('header, mark of the current page', { sent: headerPrimary, used: shades.headerMark }, header),
  ];
}

function fixed(colour: string): UsedColour {
  return { sent: colour, used: colour };
}
