import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../ground/core/colour';
import { readTheme } from '../api/theme';
import { themePairs } from '../../../tools/theme/pairs';
import { colourOf, deriveShades } from './shades';
import { themeVariables } from './variables';

const derive = (fields: object) => deriveShades(readTheme(fields).theme);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const anyTheme = fc.record({
  themeAppPrimaryColour: hex,
  themeAppSecondaryColour1: hex,
  themeAppSecondaryColour2: hex,
  themeAppDarkBgColour: hex,
  themeAppHeaderBgColour: hex,
  headerPrimaryColour: hex,
});
const named = (fill: string) => ({
  themeAppPrimaryColour: fill,
  themeAppSecondaryColour1: fill,
  themeAppDarkBgColour: fill,
});

function expectReadable(fields: object): void {
  for (const { role, foreground, background, needs } of themePairs(readTheme(fields).theme)) {
    const ratio = contrast(colourOf(foreground.used), colourOf(background.used));
    if (ratio < needs) expect.fail(`${role}: ${foreground.used} on ${background.used} is ${ratio.toFixed(2)}:1`);
  }
}

describe('deriveShades', () => {
  it.each([
    ['#8c59f8', '#7d47e6', '#6d31d1', '#f4eefe', '#d1bdfc'],
    ['#f26a21', '#b64800', '#9b3c00', '#fef0e9', '#fac3a6'],
  ])('makes of %s what the look says', (primary, action, actionHover, tint, tintLine) => {
    expect(derive({ themeAppPrimaryColour: primary })).toMatchObject({ action, actionHover, tint, tintLine });
  });

  it('keeps a legible colour unchanged', () => {
    const shades = derive({ themeAppPrimaryColour: '#5b1fa8', themeAppSecondaryColour1: '#0b4f6c' });
    expect(shades).toMatchObject({ action: '#5b1fa8', mark: '#5b1fa8', deep: '#0b4f6c' });
  });

  it('keeps a light header, with dark text on it', () => {
    const shades = derive({ themeAppHeaderBgColour: '#ffffff', headerPrimaryColour: '#7fd1e8' });
    expect(shades.onHeader).toBe('#262731');
    expect(contrast(colourOf(shades.onDarkAccent), [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
  });

  it('lightens a pressed black button', () => {
    const { action, actionHover, actionActive } = derive({ themeAppPrimaryColour: '#000000' });
    expect(new Set([action, actionHover, actionActive]).size).toBe(3);
  });

  it.each(['#ffffff', '#000000', '#808080', '#ffff00', '#00ff00', '#ff0000', '#0000ff', '#00ffff', '#ff00ff'])(
    'finds shades that read for %s everywhere',
    (fill) => expectReadable({ ...named(fill), themeAppHeaderBgColour: fill, headerPrimaryColour: fill }),
  );

  it('finds legible shades for five hundred random themes', () => {
    fc.assert(fc.property(anyTheme, expectReadable), { numRuns: 500, seed: 20_261_122 });
  });

  it('throws for an invalid colour, and names the fix', () => {
    expect(() => colourOf('purple')).toThrow('"purple" is no colour: read a theme by readTheme');
  });
});

describe('tokens.css', () => {
  it('has the shades of the default theme', () => {
    const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
    const root = css.slice(0, css.indexOf('@media'));
    for (const [name, value] of Object.entries(themeVariables(readTheme({}).theme)))
      expect(root).toContain(`  ${name}: ${value};\n`);
  });
});
