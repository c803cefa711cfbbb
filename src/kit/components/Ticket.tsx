import type { ReactNode } from 'react';
import { Moving } from './motion/Moving';
import { Presence } from './motion/Presence';

export type TicketProps = { readonly title: string; readonly stub?: ReactNode; readonly children: ReactNode };

/** A paper ticket for selections, summaries and receipts only. `Tear` separates its parts. */
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
  /** True if the amount reduces the total. */
  readonly minus?: boolean;
};

/** A list of labelled amounts, in the server's words. */
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

/** The ticket's total. A new amount fades in and is announced to screen readers. */
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

export type LabelledValue = { readonly label: string; readonly value: string; readonly note?: string | undefined };

/** A list of labelled values, such as a centre and a start date. */
export function LabelledValues({ facts, columns }: { readonly facts: readonly LabelledValue[]; readonly columns?: 2 }) {
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
