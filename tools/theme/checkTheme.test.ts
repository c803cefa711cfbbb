import { describe, expect, it } from 'vitest';
import { checkTheme } from './checkTheme';

describe('checkTheme', () => {
  it('tells of each pair what was sent, what is needed and what is taken', () => {
    const { problems, pairs } = checkTheme('theme.json', '{ "theme_app_primary_colour": "#F26A21" }');
    expect(problems).toEqual([]);
    expect(pairs[0]).toMatch(/^pair +foreground +background +ratio +needs +what the page does$/);
    expect(pairs).toContainEqual(
      expect.stringMatching(/^primary button +#ffffff +#f26a21 +3\.06 +4\.5 +#f26a21 becomes #b64800: 5\.36$/),
    );
    expect(pairs).toContainEqual(
      expect.stringMatching(/^text on paper +#262731 +#ffffff +14\.82 +4\.5 +takes it as it is$/),
    );
  });

  it('takes the page’s names of fields as well', () => {
    expect(checkTheme('theme.json', '{ "themeAppPrimaryColour": "#F26A21" }').problems).toEqual([]);
  });

  it.each([
    ['no JSON', '{ "theme', 'theme.json:1:3 This text has no double quotes at its end'],
    ['no object', '["#fff"]', 'theme.json:1:1 A theme is one JSON object'],
    [
      'an unknown field',
      '{\n  "theme_app_primary_color": "#fff"\n}',
      'theme.json:2:3 "theme_app_primary_color" is no field of a theme. There are: theme_app_primary_colour, ',
    ],
    [
      'no colour',
      '{ "theme_app_primary_colour": "purple" }',
      'theme.json:1:3 "theme_app_primary_colour" is "purple"; write a colour such as "#8C59F8"',
    ],
    [
      'an unknown font',
      '{ "theme_app_body_font_style": "arial" }',
      'theme.json:1:3 "theme_app_body_font_style" is "arial"; write one of garage_gothic, lato, open_sans, roboto.',
    ],
    [
      'an image that is a script',
      '{ "theme_app_logo": "javascript:alert(1)" }',
      'theme.json:1:3 "theme_app_logo" is "javascript:alert(1)"; write the address of an image',
    ],
  ])('refuses %s, with its place and what to do', (_, text, expected) => {
    expect(checkTheme('theme.json', text).problems[0]).toContain(expected);
  });
});
