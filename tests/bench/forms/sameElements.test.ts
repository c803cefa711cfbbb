// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Contestant } from './contestant';
import { joinery } from './joinery';
import { plain } from './plain';

/** Names each element with its class and the names of its attributes, whose values have ids and names of their own. */
function elementsOf(root: Element): readonly string[] {
  return [...root.querySelectorAll('section *, .error-summary, .error-summary *')].map((each) =>
    [each.tagName, each.getAttribute('class'), ...[...each.attributes].map(({ name }) => name).sort()].join(' '),
  );
}

function drawn(contestant: Contestant) {
  const container = document.createElement('div');
  document.body.append(container);
  const form = contestant.mount(container, 24);
  const before = elementsOf(container);
  form.submit();
  const after = elementsOf(container);
  form.unmount();
  container.remove();
  return { before, after };
}

test('the form by hand draws the elements that the engine draws, so that the race between them is fair', () => {
  const { before, after } = drawn(plain);
  expect(before.length).toBeGreaterThan(100);
  expect(after.length).toBeGreaterThan(before.length);
  expect({ before, after }).toEqual(drawn(joinery));
});
