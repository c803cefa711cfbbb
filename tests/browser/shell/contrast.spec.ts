import { measureText } from '../support/measureText';
import { randomThemes } from '../support/randomThemes';
import { screens } from '../support/screens';
import { expect, test } from '../support/test';

const themes = randomThemes(500);

for (const { name, open } of screens) {
  test(`every text of "${name}" can be read in the colours of five hundred operators`, async ({ page }) => {
    await open(page);
    const { texts, lowest, failures } = await measureText(page, themes);
    test.info().annotations.push({ type: 'contrast', description: `${texts} texts, lowest ${lowest.toFixed(2)}:1` });
    expect(failures).toEqual([]);
    expect(texts).toBeGreaterThan(3);
  });
}
