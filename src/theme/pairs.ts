import type { Theme } from '../api/theme';
import { deriveShades, grounds, wanted } from './shades';

/** A colour as the operator sent it, and as it is used. */
export type Side = { readonly sent: string; readonly used: string };

/** Two colours that a customer has to tell apart, and the contrast that WCAG 2.2 AA asks for. */
export type Pair = {
  readonly role: string;
  readonly foreground: Side;
  readonly background: Side;
  readonly needs: number;
};

const white: Side = fixed('#ffffff');
const light = { paper: fixed(grounds.paper), chalk: fixed(grounds.chalk), sand: fixed(grounds.sand) };

/** Every pair on the page in which a colour of the theme stands, in all states of what it is on. */
export function themePairs(theme: Theme): readonly Pair[] {
  const shades = deriveShades(theme);
  const { themeAppPrimaryColour: primary, themeAppSecondaryColour1: secondary, themeAppDarkBgColour: dark } = theme;
  const { headerPrimaryColour: headerPrimary, themeAppHeaderBgColour } = theme;
  const tint = fixed(shades.tint);
  const header = fixed(themeAppHeaderBgColour);
  const lightest = { ...light, tint };
  const deep = { sent: secondary, used: shades.deep };
  const ink = { sent: dark, used: shades.ink };
  const states = (name: string, sent: string, shade: 'action' | 'deep'): readonly (readonly [string, Side])[] => [
    [name, { sent, used: shades[shade] }],
    [`${name}, hover`, { sent, used: shades[`${shade}Hover`] }],
    [`${name}, pressed`, { sent, used: shades[`${shade}Active`] }],
  ];
  const text = (role: string, foreground: Side, background: Side): Pair => ({
    role,
    foreground,
    background,
    needs: wanted.text,
  });
  const mark = (role: string, foreground: Side, background: Side): Pair => ({
    ...text(role, foreground, background),
    needs: wanted.mark,
  });
  const on = (role: string, foreground: Side, many: Readonly<Record<string, Side>>, pair = text): readonly Pair[] =>
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
    ...on('outline secondary button, border', deep, { ...light, floor: fixed(grounds.floor) }, mark),
    ...on('focus ring', deep, { ...lightest, floor: fixed(grounds.floor) }, mark),
    ...on('mark of where one is', { sent: primary, used: shades.mark }, lightest, mark),
    ...on('text', ink, { ...lightest, floor: fixed(grounds.floor) }),
    text('footer and ticket', white, ink),
    text('footer and ticket, second text', fixed(grounds.onDark2), ink),
    text('header', { sent: white.used, used: shades.onHeader }, header),
    text('header, hover', { sent: headerPrimary, used: shades.onDarkAccent }, header),
    mark('header, mark of where one is', { sent: headerPrimary, used: shades.headerMark }, header),
  ];
}

function fixed(colour: string): Side {
  return { sent: colour, used: colour };
}
