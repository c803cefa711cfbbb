import { useId, type ReactNode } from 'react';

export type SheetPartProps = { readonly title: string; readonly children: ReactNode };

/** A section of the sheet with one kind of component. */
export function SheetPart({ title, children }: SheetPartProps) {
  const id = useId();
  return (
    <section className="card sheet-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A row of components with a caption. */
export function SheetRow({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <div className="sheet-shown">
      <p className="small muted">{caption}</p>
      <div className="sheet-row">{children}</div>
    </div>
  );
}
