import type { Moment, Sheet } from './ways';

// Each looks at the page on its own, so that a test can send it there too.

/** The sections down the lane of the joining screen, once they are there. */
export function lane(): Moment | undefined {
  const headings = [...document.querySelectorAll('ol > .lane h2')];
  if (headings.length === 0) return undefined;
  const idOf = ({ id }: Element): string => id.replace(/-title$/, '');
  const open = headings.find((heading) => heading.closest('[aria-current=step]'));
  return { open: open ? idOf(open) : null, sections: headings.map(idOf) };
}

/** The sections of checkout and its button, once they are there; not while a payment is prepared or made, which no walkthrough follows. */
export function sheet(): Sheet | undefined {
  const button = document.querySelector('.pay .btn');
  if (!button || button.getAttribute('aria-busy') === 'true') return undefined;
  const sections = [...document.querySelectorAll('.checkout-sections > section, .checkout-sections > .note')];
  return {
    sections: sections.map((section) => section.querySelector('h2, .note-title')?.textContent ?? ''),
    submitLabel: button.textContent,
  };
}
