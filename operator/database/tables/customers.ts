import type { Generated } from 'kysely';
import type { CreatedAt, Json, Moment, Optional } from './columns';

export type CustomerTables = {
  customers: CustomerTable;
  sessions: SessionTable;
  known_devices: KnownDeviceTable;
  dependants: DependantTable;
  tries: TryTable;
  password_resets: PasswordResetTable;
  email_changes: EmailChangeTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  marketing_consents: MarketingConsentTable;
  identity_changes: IdentityChangeTable;
};

export type CustomerTable = {
  id: Generated<string>;
  test_id: string;
  reference: string;
  email: string;
  /** The moment from which it is known that the address is the customer's own, by a link that was mailed to it. */
  email_confirmed_at: Optional<Date>;
  password_hash: string;
  first_name: string;
  last_name: string;
  /** The answers to the data-field forms, by path. */
  details: Json<Record<string, unknown>>;
  home_venue_id: number | null;
  barcode: string;
  credit_pence: number;
  /** Credit that came with a membership and pays for activities only. */
  membership_credit_pence: Generated<number>;
  billing_day: number | null;
  sold_to: string | null;
  staff: Generated<boolean>;
  /** True for somebody without an account, to whom the desk sold once. */
  walk_in: Generated<boolean>;
  created_at: CreatedAt;
  /** The moment at which the account was deleted: its orders stay, and nothing in this row names anybody. */
  deleted_at: Optional<Date>;
};

export type SessionTable = {
  id_hash: string;
  customer_id: string;
  mark: string;
  created_at: CreatedAt;
  expires_at: Moment;
  /** True if the customer stays signed in after closing the browser. */
  kept: Generated<boolean>;
  /** The browser and system, as the customer reads them: `Chrome on Android`. */
  device: Generated<string>;
  /** The last time that a page of this session asked who is signed in. */
  seen_at: Generated<Date>;
};

/** A device on which a customer has signed in before, by the hash of its cookie. */
type KnownDeviceTable = { customer_id: string; device_hash: string; seen_at: Generated<Date> };

/** A person for whom a customer books. */
export type DependantTable = {
  id: Generated<string>;
  customer_id: string;
  first_name: string;
  last_name: string;
  /** YYYY-MM-DD */
  date_of_birth: string;
  /** The moment at which the customer removed somebody whom past bookings name. */
  removed_at: Generated<Date | null>;
};

/** One attempt at something that is limited in number, such as logging in. */
type TryTable = {
  id: Generated<string>;
  test_id: string;
  /** The thing that was tried, and whether it counts for an account or for an address. */
  kind: string;
  /** The account or address as a hash, since people type passwords into e-mail fields. */
  who: string;
  /** The moment from which the attempt no longer counts. */
  expires_at: Moment;
};

/** The only link with which a customer can set a new password. */
type PasswordResetTable = { customer_id: string; token_hash: string; expires_at: Moment };

/** The new e-mail address that a customer has asked for, and the only link that confirms it. */
type EmailChangeTable = { customer_id: string; email: string; token_hash: string; expires_at: Moment };

/** A public key by which a customer logs in; its private key never leaves the customer's device or password manager. */
export type PasskeyTable = {
  id: Generated<string>;
  customer_id: string;
  /** The key's own id, as base64url. */
  credential: string;
  /** The key in COSE form (RFC 9052), as base64url. */
  public_key: string;
  /** The device's count of uses; 0 for ever on devices that do not count. */
  uses: number;
  name: string;
  created_at: CreatedAt;
  last_used_at: Optional<Date>;
};

/** A random text that a passkey has to sign, once and soon. */
type PasskeyChallengeTable = {
  /** The text, as base64url. */
  challenge: string;
  test_id: string;
  /** The customer who adds a passkey; null if somebody logs in. */
  customer_id: string | null;
  /** The name of the passkey that is being added. */
  name: Optional<string>;
  expires_at: Moment;
};

/** One change of a consent to be sent news. A row is never changed: the latest of a channel says what holds. */
type MarketingConsentTable = {
  id: Generated<string>;
  /** The order of the changes. */
  sort_by: Generated<number>;
  customer_id: string;
  /** One of the operator's channels, such as `email`. */
  channel: string;
  given: boolean;
  /** The label of the checkbox or switch that was pressed. */
  wording: string;
  source: 'joining' | 'registration' | 'account' | 'desk';
  changed_at: Moment;
};

/** One change of a customer's name or birth date, or a request for one. */
export type IdentityChangeTable = {
  id: Generated<string>;
  /** The order of the changes. */
  sort_by: Generated<number>;
  customer_id: string;
  part: 'name' | 'birth_date';
  first_name: string | null;
  last_name: string | null;
  /** YYYY-MM-DD */
  date_of_birth: string | null;
  source: 'account' | 'request' | 'desk';
  /** The customer's own words in a request. */
  reason: string | null;
  state: 'open' | 'accepted' | 'refused' | 'withdrawn';
  /** The words of staff to a request that they refused. */
  answer: string | null;
  /** The member of staff who made the change or answered the request. */
  decided_by: string | null;
  asked_at: Moment;
  decided_at: Optional<Date>;
};
