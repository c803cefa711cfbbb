/**
 * The product's colours, repeated from src/kit/theme/tokens.css because a self-contained picture has no style sheet.
 */
export const colour = {
  ink: '#262731',
  ink2: '#4a4b57',
  ink3: '#5f606d',
  paper: '#ffffff',
  chalk: '#f7f5f0',
  sand: '#efebe2',
  hair: '#e2dcd0',
  edge: '#cfc8ba',
  control: '#85828c',
  maple: '#f0ddb9',
  mapleEdge: '#dcc08d',
  seam: '#e6cfa4',
  primary: '#8c59f8',
  action: '#7d47e6',
  deep: '#3e2dac',
  tint: '#f4eefe',
  tintLine: '#d1bdfc',
  warning: '#7a4b00',
  warningBg: '#fff4da',
  warningMark: '#e9a820',
  danger: '#b3202a',
  dangerBg: '#fdefee',
  neutral: '#3b4768',
  neutralBg: '#eceff6',
  onDark2: '#cbc9d6',
} as const;

export type Face = { readonly size: number; readonly line: number; readonly bold: boolean; readonly name: string };

/** The font faces; `name` is the class in the picture's own style. */
export const face = {
  display: { size: 34, line: 38, bold: true, name: 'display' },
  title: { size: 18, line: 22, bold: true, name: 'title' },
  body: { size: 14, line: 20, bold: false, name: 'body' },
  small: { size: 13, line: 18, bold: false, name: 'small' },
  chip: { size: 13, line: 18, bold: true, name: 'chip' },
} as const satisfies Readonly<Record<string, Face>>;

const heading = `'Barlow Condensed','Roboto Condensed','Arial Narrow','Helvetica Neue',Arial,sans-serif`;
const body = `Roboto,'Segoe UI','Helvetica Neue',Arial,system-ui,sans-serif`;

export const style = [
  ...Object.values(face).map(
    ({ name, size, bold }) =>
      `.${name}{font:${bold ? 700 : 400} ${size}px ${['display', 'title'].includes(name) ? heading : body}}`,
  ),
  `.bib{font:700 19px ${heading};text-anchor:middle}`,
  '.middle{text-anchor:middle}',
].join('');
