import type { AccountTables } from './account';
import type { BookingTables } from './bookings';
import type { CartTables } from './carts';
import type { CatalogueTables } from './catalogue';
import type { CustomerTables } from './customers';
import type { MembershipTables } from './memberships';
import type { OrderTables } from './orders';
import type { PaymentTables } from './payments';
import type { ServerTables } from './server';
import type { TillTables } from './till';

export type Tables = CatalogueTables &
  CustomerTables &
  CartTables &
  OrderTables &
  PaymentTables &
  MembershipTables &
  BookingTables &
  AccountTables &
  TillTables &
  ServerTables;
