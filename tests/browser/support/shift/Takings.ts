export type Tender = 'Cash' | 'Cheque' | 'Voucher' | 'Credit';

type Taken = { readonly payments: number; readonly pence: number };

const nothing: Taken = { payments: 0, pence: 0 };

/** The money of a shift by a script's own sums: it reads no total of the page or of the server. */
export class Takings {
  private readonly taken = new Map<Tender, Taken>();
  private readonly back = new Map<Tender, number>();
  private readonly creditOf = new Map<string, number>();
  sales = 0;
  refunds = 0;
  /** The cash that lies in the till: what was put into it, less what was taken out, note by note. */
  inTill: number;

  constructor(readonly float: number) {
    this.inTill = float;
  }

  take(tender: Tender, pence: number): void {
    const { payments, pence: before } = this.of(tender);
    this.taken.set(tender, { payments: payments + 1, pence: before + pence });
  }

  giveBack(tender: Tender, pence: number): void {
    if (pence > 0) this.back.set(tender, this.backOf(tender) + pence);
  }

  of(tender: Tender): Taken {
    return this.taken.get(tender) ?? nothing;
  }

  backOf(tender: Tender): number {
    return this.back.get(tender) ?? 0;
  }

  /** The credit that a customer has, by their email address. */
  credit(email: string): number {
    return this.creditOf.get(email) ?? 0;
  }

  addCredit(email: string, pence: number): void {
    this.creditOf.set(email, this.credit(email) + pence);
  }

  get all(): number {
    return [...this.taken.values()].reduce((sum, { pence }) => sum + pence, 0);
  }

  get allBack(): number {
    return [...this.back.values()].reduce((sum, pence) => sum + pence, 0);
  }
}

/** `£1,234.50`, as the page writes it. */
export function pounds(amount: number): string {
  return `£${(amount / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
}
