import { transitions, type PaymentEvent, type PaymentStatus } from '../../src/checkout/attempt/transitions';

type Row = Partial<Record<PaymentEvent, PaymentStatus>>;

/** Every move of the page's table, as `ready: authorise`. */
export const allMoves: readonly string[] = Object.entries(transitions).flatMap(([status, row]) =>
  Object.keys(row).map((event) => `${status}: ${event}`),
);

/** Has every move of the table told when it is made. */
export function watchMoves(onMove: (move: string) => void): void {
  for (const [status, row] of Object.entries(transitions) as [PaymentStatus, Row][])
    Object.assign(transitions, {
      [status]: new Proxy(row, {
        get(target, event: PaymentEvent) {
          if (target[event] !== undefined) onMove(`${status}: ${event}`);
          return target[event];
        },
      }),
    });
}
