import { auditState } from '../support/auditState';
import { expect, test } from '../support/test';

/** The other tests rely on the audit, and all of them pass: this one holds that it can find something. */
test('the audit finds what is wrong on a page, at every look at its document', async ({ page, joiner }) => {
  const found = async () => (await auditState(page, undefined)).violations.map((each) => each.split(':')[0]);
  const add = (tag: 'img' | 'button') =>
    page.evaluate((name) => document.querySelector('main')?.append(document.createElement(name)), tag);
  await joiner.start();
  expect(await found()).toEqual([]);
  await add('img');
  expect(await found()).toEqual(['image-alt']);
  await add('button');
  expect(await found()).toEqual(['button-name', 'image-alt']);
});
