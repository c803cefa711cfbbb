import { cardForms } from '../browser/support/cards';
import { amara } from '../support/amara';
import { button, field, heading, tick, words, type Visitor } from './Visitor';

const centre = 'Kirkstall Bridge Leisure Centre';
const membership = 'Total Fitness';
const foot = '//*[@aria-current = "step"]//*[contains(@class, "sec-foot")]';
const [card] = cardForms;

/** Joins by the month, with a Direct Debit and a card, on the site at `url`: ends at the confirmation. */
export async function joinAs(visitor: Visitor, email: string, url: string): Promise<void> {
  await visitor.open(url);
  await visitor.fill(field('Find a centre'), centre.slice(0, 9));
  await visitor.click(button('Search'));
  await visitor.see(words(`Showing results within 5 miles of ${centre}`));
  await visitor.click(button('Select and continue', `//li[.//h3[contains(normalize-space(.), "${centre}")]]`));

  await visitor.see(heading('Choose your membership'));
  await visitor.click(words('Monthly'));
  await visitor.click(button('Choose this membership', `//article[.//*[normalize-space(.) = "${membership}"]]`));

  await visitor.see(heading('Your details'));
  for (const [label, value] of Object.entries(amara.details)) await visitor.fill(field(label), value);
  await visitor.fill(field('Email address'), email);
  await visitor.fill(field('Password'), amara.password);
  await visitor.fill(field('Repeat password'), amara.password);
  await visitor.click(tick('I agree to the Terms and Conditions'));
  await visitor.click(button('Create Account', foot));

  await visitor.see(heading('Review & select dates'));
  await visitor.click(button('Tomorrow'));
  await visitor.click(words('8th'));
  await visitor.click(tick('Health commitment statement'));
  await visitor.click(tick('Membership terms'));
  // WebKit keeps the width that a grid's cell had before its text changed.
  await visitor.expectFits({ xpath: '//*[@class = "what-when"]//dd[contains(., "day")]' });
  await visitor.click(button('Continue', foot));

  await visitor.see(heading('Monthly payment'));
  await visitor.fill(field('Account holder'), amara.account.holder);
  await visitor.fill(field('Sort code'), amara.account.sortCode);
  await visitor.fill(field('Account number'), amara.account.number);
  await visitor.click(tick('Direct Debit terms'));
  await visitor.click(tick('I confirm that I am the account holder'));
  await visitor.click(button('Save and continue', foot));

  await visitor.see(heading('Confirm your details'));
  await visitor.see(words('20-00-00'));
  await visitor.click(button('Continue to checkout', foot));

  await visitor.see(heading('Checkout'));
  for (const [label, value] of Object.entries(card.good)) await visitor.fill(field(label, card.frame), value);
  await visitor.click(pay);
  await visitor.pressEnd({ xpath: '//*[@aria-label = "Text of the terms"]' });
  await visitor.click(button('I Agree'));
  await visitor.click(pay);

  await visitor.see(heading('Your payment was successful'));
  await visitor.see(heading('Your new membership'));
  await visitor.see(words('Direct Debit set up successfully'));
}

const pay = { xpath: '//*[contains(@class, "pay")]//button[contains(@class, "btn")][not(@aria-disabled = "true")]' };
