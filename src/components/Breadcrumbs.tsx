/** A step on the way to this page; without an address it is this page, or a step that is over. */
export type Crumb = { readonly label: string; readonly href?: string };

/** The way to this page. Empty in embedded mode, where the outer page has its own. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {crumbs.map(({ label, href }, index) => (
          <li key={label}>
            {href === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
