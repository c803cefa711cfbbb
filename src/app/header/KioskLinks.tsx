import type { DrawnLink } from './useHeader';

/** A kiosk's customer's ways back to the joining site. */
export function KioskLinks({ links }: { readonly links: readonly DrawnLink[] }) {
  return links.map(({ label, ...link }) => (
    <a key={label} className="tool" {...link}>
      {label}
    </a>
  ));
}
