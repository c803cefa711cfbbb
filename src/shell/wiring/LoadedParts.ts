import { makeAutoObservable, observableRef } from 'mobx';
import type { BasketStore } from '../../bookings/BasketStore';
import type { PaymentStores } from '../../checkout/PaymentContext';
import type { DeskStore } from '../../desk/DeskStore';
import type { JoiningStores } from '../../joining/create';
import type { KioskVisit } from '../../kiosk/KioskVisit';

/** The parts of the page that are loaded on demand, each `undefined` until it is loaded. */
export class LoadedParts {
  /** The visit at a kiosk; `undefined` on all other pages. */
  visit: KioskVisit | undefined = undefined;
  basket: BasketStore | undefined = undefined;
  payment: PaymentStores | undefined = undefined;
  desk: DeskStore | undefined = undefined;
  /** The walk to a membership, and the forms and facts of all journeys. */
  joining: JoiningStores | undefined = undefined;
  /** Stop the reactions of loaded parts. */
  readonly disposers: (() => void)[] = [];

  constructor() {
    makeAutoObservable(this, {
      visit: observableRef,
      basket: observableRef,
      payment: observableRef,
      desk: observableRef,
      joining: observableRef,
      disposers: false,
    });
  }

  /** Adds parts that were loaded. */
  add(parts: Partial<Pick<LoadedParts, 'visit' | 'basket' | 'payment' | 'desk' | 'joining'>>): void {
    Object.assign(this, parts);
  }
}
