import { useId, type ReactNode } from 'react';

export type SheetPartProps = { readonly title: string; readonly children: ReactNode };

/** One kind of component on the sheet. */
export function SheetPart({ title, children }: SheetPartProps) {
  const id = useId();
  return (
    <section className="card sheet-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Some of them in a row, with what they show. */
export function Shown({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <div className="sheet-shown">
      <p className="small muted">{caption}</p>
      <div className="sheet-row">{children}</div>
    </div>
  );
}
