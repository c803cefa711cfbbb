import { describe, expect, it } from 'vitest';
import register from '../../journeys/register.json';
import type { Journey } from '../../schemas/generated/journey';
import { passedLine } from './checkFile';
import { readLanguage } from './files';

describe('passedLine', () => {
  it('says in how many ways customers come through', () => {
    const { vocabulary, forms } = readLanguage();
    const language = { journey: register as unknown as Journey, vocabulary, forms };
    expect(passedLine('register.json', language, 7)).toBe(
      'register.json: every customer comes through (1 different way, 7 situations checked).',
    );
  });
});
