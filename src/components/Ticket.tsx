import type { ReactNode } from 'react';
import { Moving } from './motion/Moving';
import { Presence } from './motion/Presence';

export type TicketProps = { readonly title: string; readonly stub?: ReactNode; readonly children: ReactNode };

/** Paper one could tear off: selections, summaries and receipts, nothing else. Its parts are torn apart by `Tear`. */
export function Ticket({ title, stub, children }: TicketProps) {
  return (
    <section className="ticket" aria-label={title}>
      <div className="ticket-top">
        <h2>{title}</h2>
        {stub}
      </div>
      <div className="perf perf-top" />
      {children}
    </section>
  );
}

export function TicketPart({ last, children }: { readonly last?: boolean; readonly children: ReactNode }) {
  return <div className={last ? 'ticket-end' : 'ticket-part'}>{children}</div>;
}

export function Tear() {
  return <div className="perf" />;
}

export type CostLine = {
  readonly label: string;
  readonly note?: string | undefined;
  readonly amount: string;
  /** Takes something off the total. */
  readonly minus?: boolean;
};

/** Amounts under one another, as the server wrote them. */
export function CostLines({ lines }: { readonly lines: readonly CostLine[] }) {
  return (
    <dl className="cost">
      {lines.map(({ label, note, amount, minus }, index) => (
        <div key={index} className={minus ? 'minus' : undefined}>
          <dt>
            {label}
            {note !== undefined && <small>{note}</small>}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The one large figure. The old one fades, the new one fades in and is spoken. */
export function Total({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div className="total" aria-live="polite" aria-atomic="true">
      <span>{label}</span>
      <Presence inTurn>
        <Moving key={amount} move="figure">
          <b>{amount}</b>
        </Moving>
      </Presence>
    </div>
  );
}

export type Fact = { readonly label: string; readonly value: string; readonly note?: string | undefined };

/** Labelled values, such as a centre and a start date. */
export function FactList({ facts, columns }: { readonly facts: readonly Fact[]; readonly columns?: 2 }) {
  return (
    <dl className={columns ? 'kv kv-2' : 'kv'}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
