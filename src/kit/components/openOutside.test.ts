// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openOutside } from './openOutside';

/** An element of the page's once it has been looked at. */
function opened(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const [element] = holder.children;
  if (element) openOutside(element, 'http://online-joining.example/checkout');
  return holder.innerHTML;
}

it.each([
  ['https://elsewhere.example/page', 'https://elsewhere.example/page'],
  ['//elsewhere.example', 'http://elsewhere.example/'],
  ['/\\elsewhere.example', 'http://elsewhere.example/'],
])('opens a link that leaves the site in a page that does not know ours: %s', (href, whole) => {
  const link = `<a href="${whole}" target="_blank" rel="noopener noreferrer">Read more</a>`;
  expect(opened(`<a href="${href}">Read more</a>`)).toBe(link);
});

it.each([
  '<a href="/operator/terms">Terms</a>',
  '<a href="http://online-joining.example/">Terms</a>',
  '<a href="#top">Up</a>',
  '<a href="mailto:desk@example.org">Write</a>',
  '<a href="tel:01134960000">Call</a>',
  '<a>Nowhere</a>',
  '<p title="https://elsewhere.example">Text</p>',
])('leaves all else as it is: %s', (html) => expect(opened(html)).toBe(html));
