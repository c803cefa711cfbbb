import { describe, expect, it } from 'vitest';
import { sandboxConfig } from './config';
import { contentSecurityPolicy } from './headers';

const config = {
  ...sandboxConfig(4000),
  theme: {
    imageOrigins: ['https://images.example'],
    garageGothic: { regular: 'https://fonts.example/own/regular.woff2', bold: '/own/bold.woff2' },
  },
};

describe('contentSecurityPolicy', () => {
  it.each(['/', '/checkout'])('admits on %s where a theme’s images and fonts come from, for those alone', (path) => {
    const rules = contentSecurityPolicy(path, config).split('; ');
    expect(rules).toContain("img-src 'self' data: https://images.example");
    expect(rules).toContain("font-src 'self' https://fonts.example");
    expect(rules.filter((rule) => rule.includes('.example'))).toHaveLength(2);
  });

  it('admits the site’s own where the config names none', () => {
    const rules = contentSecurityPolicy('/', sandboxConfig(4000)).split('; ');
    expect(rules).toEqual(expect.arrayContaining(["img-src 'self' data:", "font-src 'self'"]));
  });
});
