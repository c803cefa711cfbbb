/** A breadcrumb. Without an address it is the current page or a completed step. */
export type Crumb = { readonly label: string; readonly href?: string };

/** The breadcrumbs of a page; none in embedded mode, where the outer page has its own. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {crumbs.map(({ label, href }, index) => (
          <li key={index}>
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
