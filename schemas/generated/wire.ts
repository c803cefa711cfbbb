// Generated from the schemas beside it by `npm run generate`. Do not edit.
export type PaymentType = 'recurring' | 'fixed';
/**
 * The basis of the price: the full price, a membership's price, a membership's benefit, or a use of a package.
 */
export type PaidBy = 'money' | 'member-price' | 'benefit' | 'package';
/**
 * The reason for which staff waived a penalty; left out for one that nobody waived.
 */
export type WaivedFor = 'illness' | 'our-mistake' | 'given-in-error' | 'goodwill';
export type OfferKind = 'activity' | 'camp' | 'course';
/**
 * The position in the queue, from 1; null while a place is offered.
 */
export type QueuePosition = number | null;
/**
 * The moment until which an offered place is kept, as ISO 8601 has it; null while waiting.
 */
export type OfferEnd = string | null;
export type WaitingEntries = WaitingEntry[];
/**
 * The one who changes it: the customer by their password, staff after a request in the account, or staff at the desk.
 */
export type IdentityRule = 'at_once' | 'by_request' | 'at_desk';
/**
 * The way in which it was given or withdrawn: by registering on the joining site or on another site, in the customer's account, or by word of mouth at the desk.
 */
export type ConsentSource = 'joining' | 'registration' | 'account' | 'desk';
export type Passkeys = {
  id: string;
  name: string;
  /**
   * The moment, as ISO 8601 has it.
   */
  added_at: string;
  /**
   * The moment of the last log-in; null for none.
   */
  last_used_at: string | null;
}[];
export type BasketSource = 'bookings' | 'front-of-house';
/**
 * Identifies the goods of a cart and their prices. A payment names the version that its customer saw in If-Match, and 412 refuses it for any other.
 */
export type CartVersion = string;
/**
 * The means of payment for an item. `auto`: a benefit if available, else a package, else money. If a chosen means is not available, money pays.
 */
export type PayWith = 'auto' | 'benefit' | 'package' | 'money';
/**
 * An answer to a field of a form, or the answers below a part of its path.
 */
export type DataFieldAnswer =
  | DataFieldValue
  | {
      [k: string]: DataFieldValue;
    };
export type DataFieldValue = string | number | boolean | null | (string | number)[];
/**
 * The status of a transaction. `prepared`: no request went to the provider yet. `processing`: a request may have reached the provider and its outcome is unknown.
 */
export type TransactionStatus = 'prepared' | 'processing' | 'sca_required' | 'authorised' | 'completed' | 'declined';
export type OrderItem = MembershipItem | BookingItem | PenaltyItem;
/**
 * The places for which the customer waits, and those that are kept for the customer.
 */
export type WaitingEntries1 = WaitingEntry[];

export interface Wire {
  /**
   * GET /api/my-account/memberships: The caller's memberships: current ones, those to come, and those that have ended, newest first.
   */
  accountMemberships: {
    answer: AccountMembership[];
  };
  /**
   * POST /api/my-account/memberships/{membershipId}/documents: Uploads a document that proves eligibility for a membership. Returns the updated membership.
   */
  uploadProof: {
    params: MembershipParams;
    body: UploadedFile;
    answer: AccountMembership;
  };
  /**
   * GET /api/my-account/memberships/{membershipId}/ending: How a membership of the caller's ends if they cancel it today; 422 with the reason if it can't be cancelled.
   */
  membershipEnding: {
    params: MembershipParams;
    answer: MembershipEnding;
  };
  /**
   * POST /api/my-account/memberships/{membershipId}/ending: Cancels a membership. 409 if the last day or the refund is no longer what the customer saw. Returns the updated memberships.
   */
  endMembership: {
    params: MembershipParams;
    body: {
      /**
       * The last day that the customer saw.
       */
      last_day: string;
      /**
       * The part of the refund that goes back to the card, as the customer saw it, in pence.
       */
      refund_to_card: number;
      /**
       * The part of the refund that becomes credit, as the customer saw it, in pence.
       */
      refund_as_credit: number;
      leaving_reason?: string | null;
    };
    answer: AccountMembership[];
  };
  /**
   * DELETE /api/my-account/memberships/{membershipId}/ending: Takes back a cancellation, until the last day of the membership. Returns the updated memberships.
   */
  keepMembership: {
    params: MembershipParams;
    answer: AccountMembership[];
  };
  /**
   * GET /api/my-account/memberships/{membershipId}/freeze: When and at which price a membership of the caller's can be frozen; 422 with the reason if it can't be.
   */
  membershipFreeze: {
    params: MembershipParams;
    answer: MembershipFreeze;
  };
  /**
   * POST /api/my-account/memberships/{membershipId}/freeze: Freezes a membership. 409 if the last day or the price is no longer what the customer saw. Returns the updated memberships.
   */
  freezeMembership: {
    params: MembershipParams;
    body: {
      /**
       * The first day: one of the `starts_on` of the options.
       */
      freeze_from: string;
      freeze_months: number;
      /**
       * The last day that the customer saw.
       */
      ends_on: string;
      /**
       * The price of a frozen month that the customer saw, in pence.
       */
      frozen_price: number;
    };
    answer: AccountMembership[];
  };
  /**
   * DELETE /api/my-account/memberships/{membershipId}/freeze: Takes back a freeze that has not begun, or ends one that has with the month that is paid for. Returns the updated memberships.
   */
  endFreeze: {
    params: MembershipParams;
    answer: AccountMembership[];
  };
  /**
   * GET /api/my-account/bookings: The caller's bookings. `upcoming`: booked and not over yet, soonest first; `past`: all others, latest first.
   */
  accountBookings: {
    query: {
      when: 'upcoming' | 'past';
    };
    answer: AccountBooking[];
  };
  /**
   * POST /api/my-account/bookings/{bookingId}/cancel: Cancels a booking. 409 if other amounts come back than the body says, 422 with the reason if it is too late. Cancelling twice changes nothing.
   */
  cancelBooking: {
    params: {
      bookingId: string;
    };
    body: SeenMoneyBack;
    answer: AccountBooking;
  };
  /**
   * GET /api/my-account/bookings/{bookingId}/times: The other times to which a booking can be moved: those of the same activity at the same centre that can be booked now, soonest first. 422 with the reason if the booking cannot be moved.
   */
  bookingTimes: {
    params: {
      bookingId: string;
    };
    answer: BookingTimes;
  };
  /**
   * POST /api/my-account/bookings/{bookingId}/move: Moves a booking to another time of the same activity at the same centre and at the same price, and mails the customer. 422 with the reason if it is too late, the time is full, or its price is another. Moving to the time that the booking has changes nothing.
   */
  moveBooking: {
    params: {
      bookingId: string;
    };
    body: BookingMove;
    answer: AccountBooking;
  };
  /**
   * GET /api/my-account/penalties: The caller's penalties: first those to pay, then those that are settled; within each the newest first.
   */
  accountPenalties: {
    answer: Penalty[];
  };
  /**
   * GET /api/waiting-list: The places for which the caller waits, and those that are kept for the caller, soonest session first. An offered place is taken by `addToBasket`, for its attendee.
   */
  waitingList: {
    answer: WaitingEntries;
  };
  /**
   * POST /api/waiting-list: Puts people on the waiting list of a full session, camp day or course, all or none. Who is on it already keeps their place in the queue. 422 with the reason if there is a space, or the list is closed.
   */
  joinWaitingList: {
    body: {
      slot_id: string;
      /**
       * The caller's own id, or those of their dependants.
       *
       * @minItems 1
       * @maxItems 10
       */
      attendee_ids: string[];
    };
    answer: WaitingEntries;
  };
  /**
   * DELETE /api/waiting-list/{entryId}: Takes an entry off its waiting list; a place that was kept for it is offered to the next. Leaving twice changes nothing.
   */
  leaveWaitingList: {
    params: {
      entryId: string;
    };
    answer: WaitingEntries;
  };
  /**
   * GET /api/my-account/packages: The caller's packages of prepaid sessions, and how many sessions are left.
   */
  accountPackages: {
    answer: AccountPackage[];
  };
  /**
   * GET /api/my-account/wallets: The links that add the caller's pass to a phone's wallet; null for a wallet that the operator has no certificate for.
   */
  accountWallets: {
    answer: AccountWallets;
  };
  /**
   * GET /api/my-account/guest-passes: The number of guests that the caller may bring this month, and those invited.
   */
  guestPasses: {
    answer: GuestPasses;
  };
  /**
   * POST /api/my-account/guest-passes: Invites a guest by e-mail; 422 if no pass is left. Returns the updated passes.
   */
  sendGuestPass: {
    body: {
      guest_name: string;
      guest_email: string;
    };
    answer: GuestPasses;
  };
  /**
   * GET /api/my-account/payments: The caller's payments and refunds, latest first, ten a page.
   */
  accountPayments: {
    query: {
      page: number;
    };
    answer: {
      page: number;
      /**
       * The number of pages, at least 1.
       */
      pages: number;
      /**
       * The payments of the page; an empty list past the last page.
       */
      items: AccountPayment[];
    };
  };
  /**
   * GET /api/my-account/payments/{paymentId}: One of the caller's payments, with the items that it paid for.
   */
  paymentReceipt: {
    params: {
      paymentId: string;
    };
    answer: Receipt;
  };
  /**
   * GET /api/my-account/saved-card: The caller's saved card at the active provider; null for none.
   */
  accountCard: {
    answer: AccountCard | null;
  };
  /**
   * DELETE /api/my-account/saved-card: Removes the caller's saved card.
   */
  removeAccountCard: {
    answer: {
      removed: boolean;
    };
  };
  /**
   * POST /api/my-account/saved-card/check: Begins the check of a card that the caller wants to save, or returns the open one. It is paid for with the source `saved-card`; the money is held for the check and let go of. 403 if cards can't be saved.
   */
  beginCardCheck: {
    answer: CardCheck;
  };
  /**
   * GET /api/my-account/saved-card/check: The card check that the caller has begun; null for none.
   */
  cardCheck: {
    answer: CardCheck | null;
  };
  /**
   * GET /api/my-account/direct-debit: The caller's Direct Debit, with the next payment by it; null without one.
   */
  accountDirectDebit: {
    answer: AccountDirectDebit | null;
  };
  /**
   * PUT /api/my-account/direct-debit: Replaces the caller's Direct Debit by one of another bank account, by their password. The same account once more changes nothing. 404 without a Direct Debit; 422 names what is wrong by field.
   */
  changeBankDetails: {
    body: {
      account_holder: string;
      account_details: {
        sort_code: string;
        account_number: string;
      };
      account_holder_confirmed: boolean;
      current_password: string;
    };
    answer: AccountDirectDebit;
  };
  /**
   * PUT /api/my-account/user/password: Sets a new password; every other session of the caller ends. 422 names what is wrong by field.
   */
  changePassword: {
    body: {
      current_password: string;
      password: string;
      repeat_new_password: string;
    };
    answer: TokenAnswer;
  };
  /**
   * POST /api/my-account/user/email: Mails a link to a new address, which becomes the account's once the link is confirmed. 200 also where another account has the address, whose owner alone is told. 422 names what is wrong by field.
   */
  changeEmail: {
    body: {
      email: string;
      current_password: string;
    };
    answer: {
      sent: boolean;
    };
  };
  /**
   * POST /api/my-account/user/email/confirmation: Mails a link to the account's address once more, by which it is confirmed. It replaces earlier links. Mails nothing where the address is confirmed already.
   */
  mailConfirmation: {
    answer: {
      sent: boolean;
    };
  };
  /**
   * GET /api/my-account/identity: By which rule the caller's name and birth date can be changed, and what became of the last requests.
   */
  accountIdentity: {
    answer: Identity;
  };
  /**
   * PUT /api/my-account/identity/name: Changes the caller's name at once, by their password. 403 where the operator's rule is another one; 422 names what is wrong by field.
   */
  changeName: {
    body: {
      first_name: string;
      last_name: string;
      current_password: string;
    };
    answer: Identity;
  };
  /**
   * PUT /api/my-account/identity/birth-date: Changes the caller's birth date at once, by their password. 403 where the operator's rule is another one; 422 names what is wrong by field.
   */
  changeBirthDate: {
    body: {
      date_of_birth: string;
      current_password: string;
    };
    answer: Identity;
  };
  /**
   * POST /api/my-account/identity/requests/name: Asks staff to change the caller's name. It replaces an open request. 403 where the operator's rule is another one; 422 names what is wrong by field.
   */
  requestName: {
    body: {
      first_name: string;
      last_name: string;
      /**
       * The customer's own words, for staff.
       */
      reason: string;
    };
    answer: Identity;
  };
  /**
   * POST /api/my-account/identity/requests/birth-date: Asks staff to change the caller's birth date. It replaces an open request. 403 where the operator's rule is another one; 422 names what is wrong by field.
   */
  requestBirthDate: {
    body: {
      date_of_birth: string;
      /**
       * The customer's own words, for staff.
       */
      reason: string;
    };
    answer: Identity;
  };
  /**
   * DELETE /api/my-account/identity/requests/{requestId}: Takes back a request that staff have not answered yet. 404 if there is none of that id which is open.
   */
  withdrawIdentityRequest: {
    params: {
      requestId: string;
    };
    answer: Identity;
  };
  /**
   * GET /api/my-account/devices: The devices on which the caller is signed in, the one in use first.
   */
  accountDevices: {
    answer: {
      /**
       * The browser and system: Chrome on Android.
       */
      device: string;
      /**
       * The moment, as ISO 8601 has it.
       */
      signed_in_at: string;
      /**
       * The moment, as ISO 8601 has it.
       */
      last_used_at: string;
      /**
       * True for the device that asks.
       */
      is_here: boolean;
    }[];
  };
  /**
   * DELETE /api/my-account/devices: Ends all of the caller's sessions, this one too, and forgets the devices on which they signed in before.
   */
  signOutEverywhere: {
    answer: {
      signed_out: boolean;
    };
  };
  /**
   * GET /api/my-account/agreements: The texts that the caller has agreed to, each with its order; the latest first.
   */
  accountAgreements: {
    answer: Agreement[];
  };
  /**
   * GET /api/my-account/marketing: The news that the operator sends, and the caller's consent to each with its history.
   */
  marketingConsents: {
    answer: MarketingConsent[];
  };
  /**
   * PUT /api/my-account/marketing/{channel}: Gives or withdraws the consent to one channel. Where it is so already, nothing changes.
   */
  setMarketingConsent: {
    params: {
      channel: string;
    };
    body: {
      given: boolean;
    };
    answer: MarketingConsent;
  };
  /**
   * GET /api/my-account/data: A copy of what is kept about the caller. Without secrets, such as the password or the keys of passkeys.
   */
  accountData: {
    answer: OwnData;
  };
  /**
   * GET /api/my-account/deletion: What stops the caller from deleting their account, what they lose by it, and what the operator keeps.
   */
  accountDeletion: {
    answer: AccountDeletion;
  };
  /**
   * POST /api/my-account/deletion: Deletes the caller's account and signs them out everywhere. 422 with the reason if something stops it, or names what is wrong by field; 409 if what the caller loses is no longer what they saw.
   */
  deleteAccount: {
    body: {
      current_password: string;
      /**
       * The losses that the customer saw and agreed to.
       *
       * @maxItems 100
       */
      loses: string[];
    };
    answer: {
      deleted: boolean;
    };
  };
  /**
   * GET /api/my-account/passkeys: The caller's passkeys, the oldest first.
   */
  accountPasskeys: {
    answer: Passkeys;
  };
  /**
   * POST /api/my-account/passkeys/start: What the caller's device makes a passkey of. Needs the caller's password; 422 names what is wrong by field.
   */
  startAddingPasskey: {
    body: {
      name: string;
      current_password: string;
    };
    answer: {
      asked: PasskeyChallenge;
      /**
       * The operator's name, which the device shows.
       */
      operator: string;
      /**
       * The bytes by which a passkey names its customer, as base64url.
       */
      owner: string;
      /**
       * The customer's e-mail address, which the device shows.
       */
      login: string;
      full_name: string;
      /**
       * The passkeys that the customer has, so that a device makes no second one.
       */
      known: string[];
    };
  };
  /**
   * POST /api/my-account/passkeys: Adds the passkey that the caller's device has made, and tells its customer by mail.
   */
  addPasskey: {
    body: {
      credential: string;
      client_data: string;
      attestation: string;
    };
    answer: Passkeys;
  };
  /**
   * DELETE /api/my-account/passkeys/{passkeyId}: Removes one of the caller's passkeys, with which nobody can log in any more.
   */
  removePasskey: {
    params: {
      passkeyId: string;
    };
    answer: Passkeys;
  };
  /**
   * PUT /api/my-account/user/photo: Replaces the caller's profile photo: a JPEG, PNG or WebP of at most 2 MB.
   */
  setPhoto: {
    body: UploadedFile;
    answer: PhotoAnswer;
  };
  /**
   * DELETE /api/my-account/user/photo: Removes the caller's profile photo.
   */
  removePhoto: {
    answer: PhotoAnswer;
  };
  /**
   * GET /api/my-account/dependants: The children and others whom the caller books for, by name.
   */
  dependants: {
    query: DependantsQuery;
    answer: Dependant[];
  };
  /**
   * DELETE /api/my-account/dependants/{dependantId}: Removes one of the caller's dependants. 409 while a place to come is theirs. Answers with those who are left.
   */
  removeDependant: {
    params: {
      dependantId: string;
    };
    answer: Dependant[];
  };
  /**
   * POST /api/my-account/dependants: Adds a dependant of the caller's.
   */
  addDependant: {
    query: DependantsQuery;
    body: {
      first_name: string;
      last_name: string;
      /**
       * The date of birth, YYYY-MM-DD.
       */
      date_of_birth: string;
    };
    answer: Dependant;
  };
  /**
   * GET /api/venues/activities: The venues that take bookings.
   */
  activityVenues: {
    answer: Venue[];
  };
  /**
   * GET /api/activities/venues/{venue}/timetable: A venue's sessions on one day, soonest first, with the caller's prices. 404 for an unknown venue.
   */
  timetable: {
    params: VenueParams;
    query: {
      date: string;
      source?: BasketSource;
      selected_user_id?: string;
    };
    answer: Schedule;
  };
  /**
   * GET /api/activities/venues/{venue}/camps: A venue's camps in the coming school holidays; each day is booked separately.
   */
  camps: {
    params: VenueParams;
    query: ScheduleQuery;
    answer: Schedule;
  };
  /**
   * GET /api/activities/venues/{venue}/courses: A venue's courses that have not begun; a course is booked as a whole.
   */
  courses: {
    params: VenueParams;
    query: ScheduleQuery;
    answer: Schedule;
  };
  /**
   * DELETE /api/activities/benefit/remove/{cartItemId}: Pays for an item of the basket with money rather than by a membership's benefit.
   */
  removeBenefit: {
    params: CartItemParams;
    query: BasketQuery;
    answer: Basket;
  };
  /**
   * DELETE /api/activities/package/remove/{cartItemId}: Pays for an item of the basket with money rather than with a use of a package.
   */
  removePackage: {
    params: CartItemParams;
    query: BasketQuery;
    answer: Basket;
  };
  /**
   * GET /api/addresses: The addresses of a postcode; none if no address is known there.
   */
  findAddresses: {
    query: {
      postcode: string;
    };
    answer: {
      /**
       * @maxItems 200
       */
      addresses: Address[];
      /**
       * The source of the addresses, for the customer to read below them.
       */
      attribution?: string;
    };
  };
  /**
   * POST /api/auth/customer/login: Signs a customer in by e-mail address or customer id.
   */
  login: {
    body: {
      username: string;
      password: string;
      /**
       * True if the session outlives the browser; without it, the session ends with the browser.
       */
      keep_signed_in?: boolean;
    };
    answer: TokenAnswer;
  };
  /**
   * POST /api/auth/customer/passkey/start: A challenge for one log-in with a passkey, whoever it is.
   */
  startPasskeyLogin: {
    answer: PasskeyChallenge;
  };
  /**
   * POST /api/auth/customer/passkey: Signs a customer in by a passkey that has signed a challenge. 422 with the same message for all that is wrong.
   */
  passkeyLogin: {
    body: {
      passkey: SignedByPasskey;
      /**
       * True if the session outlives the browser; without it, the session ends with the browser.
       */
      keep_signed_in?: boolean;
    };
    answer: TokenAnswer;
  };
  /**
   * GET /api/auth/session: The mark of the caller's session, for a page that starts without one; null for a guest.
   */
  session: {
    answer: {
      token: string | null;
    };
  };
  /**
   * POST /api/auth/logout: Ends the session here and on the server, and empties the caller's basket.
   */
  logout: {
    answer: {
      logged_out: boolean;
    };
  };
  /**
   * POST /api/auth/customer/forgotten-password: Mails a link to choose a new password. 200 for known and unknown customers alike; 422 with a message that starts with Multiple if the e-mail address has several accounts.
   */
  forgottenPassword: {
    body: {
      email_or_reference: string;
    };
    answer: {
      sent: boolean;
    };
  };
  /**
   * POST /api/auth/customer/reset-password: Sets a new password by the token of a mailed link, ends the customer's sessions everywhere and signs in here.
   */
  resetPassword: {
    body: {
      token: string;
      password: string;
      password_confirmation: string;
    };
    answer: TokenAnswer;
  };
  /**
   * POST /api/auth/customer/confirm-email: Makes the address to which a link was mailed the account's, and known as its owner's, by the link's token. 422 if the link is used, replaced or expired.
   */
  confirmEmail: {
    body: {
      token: string;
    };
    answer: {
      /**
       * The account's address from now on.
       */
      email: string;
    };
  };
  /**
   * GET /api/auth/user: The signed-in customer.
   */
  user: {
    answer: User;
  };
  /**
   * POST /api/auth/customer/register: Creates an account from the data-field form and signs it in.
   */
  register: {
    query: OnboardingQuery;
    body: {
      client_id: string;
      source: string;
      data_fields: DataFieldAnswers;
      password: string;
      password_confirmation: string;
      terms: boolean;
    };
    answer: TokenAnswer;
  };
  /**
   * PUT /api/my-account/user/update: Changes the signed-in customer's details; empty values are left out.
   */
  updateUser: {
    query: OnboardingQuery;
    body: {
      data_fields: DataFieldAnswers;
    };
    answer: TokenAnswer;
  };
  /**
   * GET /api/data-fields: The fields of a form, by onboarding type. The envelope carries their checksum.
   */
  dataFields: {
    query: OnboardingQuery;
    answer: DataFieldSection[];
  };
  /**
   * GET /api/checkout: The basket of the caller (guest or customer) or of the customer whom staff have selected; an empty one if there is none. Items whose hold expired are removed.
   */
  basket: {
    query: BasketQuery;
    answer: Basket;
  };
  /**
   * DELETE /api/checkout: Empties the basket and releases its places. 409 while a payment for the basket is open.
   */
  discardBasket: {
    query: BasketQuery;
    answer: Basket;
  };
  /**
   * POST /api/checkout/add: Holds places and adds them to the basket, all or none. Adding the same place for the same person again changes nothing. 422 with the reason if a place is not available.
   */
  addToBasket: {
    body: {
      /**
       * @minItems 1
       * @maxItems 40
       */
      items: NewBasketItem[];
      /**
       * The attendee of items that name none, if of the right age: the customer's id, or the id of one of their dependants.
       */
      membership_user_id?: string | null;
      /**
       * The customer whom staff are serving.
       */
      selected_user_id?: string | null;
      source: BasketSource;
    };
    answer: Basket;
  };
  /**
   * POST /api/checkout/penalties: Puts a penalty that the customer has to pay into the basket; one that is in it already stays as it is. 404 for a penalty of somebody else; 409 if it has been settled, or while a payment for the basket is open.
   */
  addPenaltyToBasket: {
    body: {
      penalty_id: string;
      /**
       * The customer whom staff are serving.
       */
      selected_user_id?: string | null;
      source: BasketSource;
    };
    answer: Basket;
  };
  /**
   * POST /api/checkout/remove: Removes items and penalties from the basket, by their ids in it, and releases the places. Unknown ids change nothing.
   */
  removeFromBasket: {
    query: {
      source: BasketSource;
      membership_user_id?: string;
      selected_user_id?: string;
    };
    body: {
      /**
       * @maxItems 100
       */
      cart_item_ids: string[];
    };
    answer: Basket;
  };
  /**
   * PUT /api/checkout/{cartItemId}: Changes the options of an item in the basket; options that are left out stay unchanged.
   */
  updateBasketItem: {
    params: CartItemParams;
    body: {
      options: BasketItemOptions;
      selected_user_id?: string | null;
      source: BasketSource;
    };
    answer: Basket;
  };
  /**
   * PUT /api/checkout/credit: Sets how much of the customer's credit pays for the basket, at most the maximum in `credits`; 0 uses none.
   */
  useCredit: {
    body: {
      /**
       * The amount in pence.
       */
      amount: number;
      selected_user_id?: string | null;
      source: BasketSource;
    };
    answer: Basket;
  };
  /**
   * GET /api/checkout/prepare: Opens a payment for the caller's cart, or returns the state of its open payment. 403 with paid_booking_disabled if the operator takes no payments.
   */
  preparePayment: {
    query: {
      /**
       * The source that selects the cart: `bookings` for the basket, `saved-card` for a card check, any other for the joining cart.
       */
      source?: string;
    };
    answer: PaymentSession;
  };
  /**
   * POST /api/checkout/session/prepare: Opens the session that a provider's own script takes the payment in (Ryft).
   */
  preparePaymentSession: {
    body: {
      source: string;
    };
    answer: PaymentSession;
  };
  /**
   * POST /api/checkout/session/payment: Opens the transaction that a provider's own script is about to authorise (Ryft), for any cart. 412 if If-Match names another version of the cart.
   */
  openTransaction: {
    body: {
      payment_session_id: string;
      /**
       * @maxItems 100
       */
      payments: Tender[];
      /**
       * @maxItems 100
       */
      terms: number[];
      /**
       * @maxItems 100
       */
      completed_waivers: number[];
      source: string;
    };
    answer: OpenedTransaction;
  };
  /**
   * POST /api/checkout/online-joining/{provider}/payment: Opens that transaction for a joining cart, with the provider's name in the path. 412 if If-Match names another version of the cart.
   */
  openJoiningTransaction: {
    params: {
      provider: string;
    };
    body: {
      session_id: string;
      /**
       * @maxItems 100
       */
      payments: Tender[];
      /**
       * @maxItems 100
       */
      terms: number[];
      /**
       * @maxItems 100
       */
      completed_waivers: number[];
    };
    answer: OpenedTransaction;
  };
  /**
   * POST /api/checkout/authorise: Requests the card provider's authorisation of the prepared payment. Needs an Idempotency-Key; a repeated request has no further effect. 412 if If-Match names another version of the cart.
   */
  authorisePayment: {
    body: AuthoriseBody;
    answer: Transaction;
  };
  /**
   * GET /api/checkout/transactions/{transactionId}: The state of a payment of the caller's. An unknown state is requested from the provider.
   */
  transaction: {
    params: {
      transactionId: string;
    };
    answer: Transaction;
  };
  /**
   * POST /api/payment-providers/sca-completion/{transactionId}: Reports the result of a 3-D Secure challenge on the page; the server verifies the result with the provider.
   */
  answerChallenge: {
    params: {
      transactionId: string;
    };
    body: {
      transaction_uuid: string;
      sca_result: string;
    };
    answer: Transaction;
  };
  /**
   * POST /api/checkout/complete: Captures the authorised payment, if anything is due, and creates the order. Needs an Idempotency-Key; a repeated request returns the same order. 412 if If-Match names another version of the cart.
   */
  completePayment: {
    body: CompleteBody;
    answer: CompletedOrder;
  };
  /**
   * POST /api/checkout/session/complete/{transactionId}: Completes a payment that a provider's own script has authorised (Ryft).
   */
  completeSession: {
    params: {
      transactionId: string;
    };
    body: CompleteBody;
    answer: CompletedOrder;
  };
  /**
   * GET /api/checkout/latest-order: The caller's newest order, if it is recent, or less than a day old and not shown on any page yet. For a page whose cart is gone.
   */
  latestOrder: {
    query: {
      /**
       * The source that selects the kind of order: `bookings` for a basket's, `saved-card` for a card check's, any other for a joining cart's.
       */
      source?: string;
    };
    answer: {
      order_id: string | null;
    };
  };
  /**
   * GET /api/orders/{orderId}: A completed order of the caller's. 404 if they have no such order.
   */
  order: {
    params: {
      orderId: string;
    };
    answer: Order;
  };
  /**
   * PUT /api/orders/{orderId}/shown: Records that a page has shown the order to the caller, so that `latestOrder` no longer returns it.
   */
  orderShown: {
    params: {
      orderId: string;
    };
    answer: {
      shown: boolean;
    };
  };
  /**
   * GET /api/client: The operator's record. A failure shows the not-found page.
   */
  client: {
    answer: {
      id: string;
      name: string;
    };
  };
  /**
   * GET /api/frontend/theme: Colours, logo and fonts, of a venue or of the operator.
   */
  theme: {
    query: {
      venue?: string;
    };
    answer: Theme;
  };
  /**
   * GET /api/activities/footer: The footer as encoded HTML; empty if the operator has none.
   */
  footer: {
    query: {
      venue?: string;
    };
    answer: {
      /**
       * The footer's HTML, entity-encoded once.
       */
      content: string;
    };
  };
  /**
   * POST /api/client-errors: Reports an error on a page, without personal data.
   */
  reportClientError: {
    body: {
      correlation_id: string;
      message: string;
      where: string;
    };
    answer: {
      received: boolean;
    };
  };
  /**
   * POST /api/vitals: Reports how fast a page was for its visitor, without anything that tells who that was.
   */
  reportVitals: {
    body: {
      site: 'online-joining' | 'my-account' | 'bookings';
      /**
       * The page's title as the product has it.
       */
      screen: string;
      /**
       * Largest Contentful Paint: when the largest part of the page was drawn.
       */
      lcp_ms?: number;
      /**
       * Interaction to Next Paint: how long the page took to show what a press did.
       */
      inp_ms?: number;
      /**
       * Cumulative Layout Shift: how much the page moved by itself.
       */
      cls?: number;
    };
    answer: {
      received: boolean;
    };
  };
  /**
   * GET /api/memberships/online-joining: The caller's joining cart; null if there is none.
   */
  joiningCart: {
    answer: JoiningCart | null;
  };
  /**
   * POST /api/memberships/online-joining/store: Puts the membership into the caller's joining cart and replaces the previous one.
   */
  storeMembership: {
    body: MembershipDetails;
    answer: StoredCart;
  };
  /**
   * DELETE /api/cart/clear: Empties the caller's cart, unless a payment for it is open.
   */
  clearCart: {
    query: {
      source: string;
    };
    answer: {
      cleared: boolean;
    };
  };
  /**
   * GET /api/terms: The terms to accept before paying for a cart or basket.
   */
  cartTerms: {
    query: {
      cart_id: string;
    };
    answer: Terms[];
  };
  /**
   * GET /api/journeys: Every journey file: as it was found on disk, the version that is served, and why they differ.
   */
  journeys: {
    answer: JourneyStatus[];
  };
  /**
   * GET /api/memberships/types: The memberships sold at a venue, each with the payment options open to the caller.
   */
  membershipTypes: {
    query: {
      venue_id: number;
    };
    answer: MembershipType[];
  };
  /**
   * GET /api/memberships/types/{typeId}/payment-options/{optionId}: The costs of an option with a start date; 422 with `Could not calculate price.` if they cannot be calculated.
   */
  membershipCosts: {
    params: {
      typeId: number;
      optionId: number;
    };
    query: {
      start_date?: string;
      billing_day?: number;
      venue_id: number;
      promotion_code_id?: number;
    };
    answer: MembershipCosts;
  };
  /**
   * GET /api/v1/membership-promotions/validate/{code}/{paymentOptionId}: Validates a promo code for a payment option. 404 if nobody knows the code; 409 with the reason if it can't be used.
   */
  validatePromotion: {
    params: {
      code: string;
      paymentOptionId: number;
    };
    answer: {
      code: string;
      id: number;
    };
  };
  /**
   * GET /api/custom-questions/memberships/{id}: The questions of a membership, in groups.
   */
  membershipQuestions: {
    params: MembershipTypeParams;
    answer: QuestionGroup[];
  };
  /**
   * POST /api/custom-questions/memberships/{id}: Saves the answers for the membership in the caller's cart.
   */
  saveMembershipAnswers: {
    params: MembershipTypeParams;
    body: {
      /**
       * @maxItems 100
       */
      answers: QuestionAnswer[];
    };
    answer: {
      /**
       * The number of saved answers.
       */
      saved: number;
    };
  };
  /**
   * GET /api/terms/direct-debit: The Direct Debit terms and Guarantee, in the scheme's wording.
   */
  directDebitTerms: {
    answer: Terms[];
  };
  /**
   * GET /api/terms/membership/{typeId}: The terms of a membership.
   */
  membershipTerms: {
    params: TypeParams;
    answer: Terms[];
  };
  /**
   * GET /api/terms/membership/{typeId}/health-commitment: The health commitment statement of a membership.
   */
  healthCommitment: {
    params: TypeParams;
    answer: Terms[];
  };
  /**
   * GET /api/memberships/{id}/change: The options that a membership of the caller's can be changed to, at its own centre; 422 with the reason if it cannot be changed now.
   */
  changeOptions: {
    params: FollowedParams;
    answer: FollowOptions;
  };
  /**
   * GET /api/memberships/{id}/change/{optionId}: The costs of a change; a start date outside the limits is moved to the nearest limit.
   */
  changeCosts: {
    params: {
      id: string;
      optionId: number;
    };
    query: {
      /**
       * The first day of the new membership. Of all queries, this one alone is spelt in camel case.
       */
      startsAt?: string;
    };
    answer: ChangeCosts;
  };
  /**
   * POST /api/memberships/{id}/change: Puts a change into the caller's joining cart and replaces the previous content. The centre stays the same.
   */
  changeMembership: {
    params: FollowedParams;
    body: MembershipDetails;
    answer: StoredCart;
  };
  /**
   * GET /api/memberships/{id}/renew: The options for renewing a single-payment membership of the caller's; 422 with the reason if it cannot be renewed now.
   */
  renewalOptions: {
    params: FollowedParams;
    answer: FollowOptions;
  };
  /**
   * POST /api/memberships/{id}/renew: Puts a renewal of the same membership at the same centre into the caller's joining cart and replaces the previous content.
   */
  renewMembership: {
    params: FollowedParams;
    body: MembershipDetails;
    answer: StoredCart;
  };
  /**
   * GET /api/staff/customers: The customers whom a text describes, best match first, at most twenty: the number of their card, customer id, phone number, postcode, birth date, name or e-mail, or the name or birth date of their child. 403 for all but staff.
   */
  findCustomers: {
    query: {
      search: string;
    };
    answer: CustomerMatch[];
  };
  /**
   * POST /api/staff/customers: Creates a customer for staff to serve, who chooses a password by the link for forgotten passwords. 403 for all but staff; 422 with messages at the fields, also if a customer has the e-mail address already.
   */
  createCustomer: {
    body: {
      first_name: string;
      last_name: string;
      email: string;
    };
    answer: FoundCustomer;
  };
  /**
   * POST /api/staff/walk-ins: Begins a sale to somebody without an account. The answer is the customer to serve, for this sale alone. 403 for all but staff.
   */
  serveWalkIn: {
    answer: FoundCustomer;
  };
  /**
   * GET /api/staff/customers/{customerId}: One customer, for staff to serve. 403 for all but staff.
   */
  staffCustomer: {
    params: {
      customerId: string;
    };
    answer: FoundCustomer;
  };
  /**
   * GET /api/staff/customers/{customerId}/record: What staff have to know of the customer whom they serve: photo, memberships, penalties, upcoming bookings, and the places that lie in the basket that the customer filled online. 403 for all but staff.
   */
  customerRecord: {
    params: {
      customerId: string;
    };
    answer: CustomerRecord;
  };
  /**
   * POST /api/staff/customers/{customerId}/waiting-list: Puts the customer whom staff serve, or their children, on the waiting list of a full session, camp day or course, by the rules of the customer's own call. 403 for all but staff; 422 with the reason if there is a space, if the list is closed, or if the customer has no account to which an offer could be mailed.
   */
  staffJoinWaitingList: {
    params: {
      customerId: string;
    };
    body: {
      slot_id: string;
      /**
       * The customer's own id, or those of their dependants.
       *
       * @minItems 1
       * @maxItems 10
       */
      attendee_ids: string[];
    };
    answer: WaitingEntries;
  };
  /**
   * DELETE /api/staff/customers/{customerId}/waiting-list/{entryId}: Takes an entry of the customer whom staff serve off its waiting list; a place that was kept for it is offered to the next. Doing it twice changes nothing. 403 for all but staff.
   */
  staffLeaveWaitingList: {
    params: {
      customerId: string;
      entryId: string;
    };
    answer: WaitingEntries;
  };
  /**
   * GET /api/staff/slots/{slotId}/waiting-list: The people on the waiting list of a session, camp day or course, by name: first those for whom a place is kept, then the queue in its order. Empty for a slot that nobody waits for. 403 for all but staff.
   */
  slotQueue: {
    params: {
      slotId: string;
    };
    answer: QueuedPerson[];
  };
  /**
   * POST /api/staff/customers/{customerId}/bookings/{bookingId}/cancel: Cancels a booking of the customer whom staff serve, by the rules of the customer's own cancellation: what was paid for it goes back to the customer's card, or becomes credit. Cancelling twice changes nothing. 403 for all but staff; 409 if other amounts come back than the body says; 422 with the reason if it is too late, or if the customer has no account that could get credit.
   */
  staffCancelBooking: {
    params: {
      customerId: string;
      bookingId: string;
    };
    body: SeenMoneyBack;
    answer: AccountBooking;
  };
  /**
   * POST /api/checkout/pay/withdraw: What became of a payment at the desk that the caller sent with this idempotency key: the order that it completed. One that completed none is taken back, so that it never will, also if it arrives late. 403 for all but staff.
   */
  withdrawDeskPayment: {
    body: {
      /**
       * The idempotency key of the payment.
       */
      key: string;
    };
    answer: {
      /**
       * Null: there is no order, and won't be.
       */
      complete_order_id: string | null;
    };
  };
  /**
   * POST /api/checkout/pay: Turns the selected customer's basket into an order that was paid at the desk. 403 for all but staff; 422 with the reason if the payments do not add up to the total. 404 if there is no such customer, and nothing is sold. 412 if If-Match names another version of the basket.
   */
  payAtDesk: {
    query: {
      /**
       * The slug of the centre in whose till the money lies: the tablet's own. Without one, the centre of the first place.
       */
      till_venue?: string;
    };
    body: {
      /**
       * @maxItems 100
       */
      completed_waivers: number[];
      /**
       * @maxItems 50
       */
      payments: Tender[];
      selected_user_id: string;
      source: BasketSource;
      /**
       * @maxItems 100
       */
      terms: number[];
    };
    answer: {
      complete_order_id: string;
      /**
       * The change to hand back, in pence.
       */
      change_due: number;
      formatted_change_due: string;
      /**
       * True if a printed receipt was requested with any item.
       */
      print_receipt: boolean;
    };
  };
  /**
   * POST /api/staff/customers/{customerId}/penalties/{penaltyId}/waive: Lets the customer whom staff serve off a penalty, and notes it in the till's day, not as money. Waiving it twice changes nothing. The answer is the customer's record. 403 for all but staff; 409 if it has been paid, or is being paid for; 422 without a till.
   */
  waivePenalty: {
    params: {
      customerId: string;
      penaltyId: string;
    };
    query: {
      /**
       * The slug of the centre in whose till's day it stands.
       */
      till_venue?: string;
    };
    body: {
      reason: WaivedFor;
    };
    answer: CustomerRecord;
  };
  /**
   * GET /api/staff/customers/{customerId}/bookings/{bookingId}/times: The other times to which a booking of the customer whom staff serve can be moved, as the customer sees them. 403 for all but staff.
   */
  staffBookingTimes: {
    params: {
      customerId: string;
      bookingId: string;
    };
    answer: BookingTimes;
  };
  /**
   * POST /api/staff/customers/{customerId}/bookings/{bookingId}/move: Moves a booking of the customer whom staff serve, by the rules of the customer's own moving. 403 for all but staff; 422 with the reason if it cannot move.
   */
  staffMoveBooking: {
    params: {
      customerId: string;
      bookingId: string;
    };
    body: BookingMove;
    answer: AccountBooking;
  };
  /**
   * PUT /api/staff/customers/{customerId}/identity: Changes the name and birth date of the customer whom staff serve, who shows a proof. A birth date may be left out. The customer gets a mail. 403 for all but staff; 422 names what is wrong by field.
   */
  staffChangeIdentity: {
    params: {
      customerId: string;
    };
    body: {
      first_name: string;
      last_name: string;
      date_of_birth?: string | null;
    };
    answer: CustomerRecord;
  };
  /**
   * GET /api/staff/identity-requests: The requests for another name or birth date that staff have not answered: how many there are, and the oldest fifty of them, the oldest first. 403 for all but staff.
   */
  identityRequests: {
    answer: {
      /**
       * The number of all requests that staff have not answered.
       */
      total: number;
      /**
       * @maxItems 50
       */
      requests: {
        id: string;
        part: 'name' | 'birth_date';
        /**
         * A moment as ISO 8601.
         */
        asked_at: string;
        customer_id: string;
        /**
         * The customer's name as it is now.
         */
        first_name: string;
        last_name: string;
        reference: string;
      }[];
    };
  };
  /**
   * POST /api/staff/customers/{customerId}/identity-requests/{requestId}: Accepts or refuses a customer's request to change their name or birth date. The customer gets a mail. 403 for all but staff; 409 if the customer has withdrawn it, or it is answered; 422 if what is asked for is not possible any more.
   */
  answerIdentityRequest: {
    params: {
      customerId: string;
      requestId: string;
    };
    body: {
      accepted: boolean;
      /**
       * The words that the customer is told with a refusal.
       */
      answer?: string | null;
    };
    answer: CustomerRecord;
  };
  /**
   * PUT /api/staff/customers/{customerId}/marketing/{channel}: Records that the customer whom staff serve has given or withdrawn the consent to one channel by word of mouth. Where it is so already, nothing changes. 403 for all but staff.
   */
  staffSetMarketingConsent: {
    params: {
      customerId: string;
      channel: string;
    };
    body: {
      given: boolean;
    };
    answer: MarketingConsent;
  };
  /**
   * GET /api/staff/orders/{orderId}/receipt: A completed order of the desk's, with the content of its printed receipt. 403 for all but staff.
   */
  deskReceipt: {
    params: {
      orderId: string;
    };
    answer: DeskReceipt;
  };
  /**
   * POST /api/staff/orders/{orderId}/refund: Cancels all places of an order of the desk's that have not begun, and gives back what was paid for them, once per order. The answer is the receipt with the refund. 403 for all but staff; 409 with the reason if the order was cancelled before, or if other amounts are due than the body says; 422 if nothing in it can be cancelled.
   */
  refundAtDesk: {
    params: {
      orderId: string;
    };
    query: {
      /**
       * The slug of the centre from whose till the cash comes. Without one, the centre that sold the order.
       */
      till_venue?: string;
    };
    body: {
      /**
       * Pence that staff are to hand back.
       */
      cash: number;
      /**
       * Pence that go to the customer's credit.
       */
      credit: number;
    };
    answer: DeskReceipt;
  };
  /**
   * GET /api/staff/tills/{venue}: The till of a centre, with the figures of its open day so far. A day opens by itself with the first sale. 403 for all but staff.
   */
  till: {
    params: TillOf;
    answer: {
      /**
       * The name of the centre.
       */
      venue: string;
      /**
       * The open day; null if none is open.
       */
      day: TillSheet | null;
    };
  };
  /**
   * POST /api/staff/tills/{venue}/open: Opens a day of a centre's till with a float that staff counted, or notes the float of a day that opened by itself. 403 for all but staff; 409 with the reason if a day with a float is open.
   */
  openTill: {
    params: TillOf;
    body: {
      /**
       * Pence in the till before the first sale.
       */
      float: number;
    };
    answer: TillSheet;
  };
  /**
   * POST /api/staff/tills/{venue}/days/{dayId}/count: Holds what staff counted against the figures of the open day. It changes nothing. 403 for all but staff; 409 with the reason if the day is closed; 422 if the float is missing.
   */
  countTill: {
    params: TillDayOf;
    body: TillCount;
    answer: TillSheet;
  };
  /**
   * POST /api/staff/tills/{venue}/days/{dayId}/close: Closes the open day with what staff counted, once. 403 for all but staff; 409 with the reason if the day is closed, or if a sale or refund came in since the version that staff saw; 422 if the float is missing.
   */
  closeTill: {
    params: TillDayOf;
    body: {
      count: TillCount;
      /**
       * The version of the sheet that staff agreed to.
       */
      version: string;
    };
    answer: TillSheet;
  };
  /**
   * GET /api/staff/tills/{venue}/days: The closed days of a centre's till, the last one first, at most a hundred. 403 for all but staff.
   */
  closedTillDays: {
    params: TillOf;
    answer: ClosedTillDay[];
  };
  /**
   * GET /api/staff/tills/{venue}/days/{dayId}: The sheet of a closed day, as it was closed. 403 for all but staff.
   */
  closedTillDay: {
    params: TillDayOf;
    answer: TillSheet;
  };
  /**
   * GET /api/venues/online-joining: The venues that sell memberships online.
   */
  joiningVenues: {
    answer: Venue[];
  };
  /**
   * GET /api/venues/online-joining/{venue}: One venue by its slug. 404 if there is none.
   */
  joiningVenue: {
    params: {
      venue: string;
    };
    answer: Venue;
  };
}
export interface AccountMembership {
  id: string;
  name: string;
  categories: Named[];
  payment_type: PaymentType;
  fixed_duration: number | null;
  fixed_period: string | null;
  home_venue: {
    id: number;
    name: string;
    slug: string;
  };
  /**
   * The membership's state. `frozen`: it gives access to nothing for now. `pending`: proof of eligibility is missing. `upcoming`: the start date is in the future.
   */
  state: 'active' | 'frozen' | 'pending' | 'upcoming' | 'ended';
  start_date: string;
  /**
   * The last day; null for a membership that renews every month.
   */
  end_date: string | null;
  member_since: string;
  price: Price;
  next_payment: {
    date: string;
    amount: Price;
  } | null;
  direct_debit: {
    account_holder: string;
    /**
     * The last four digits of the account number.
     */
    account_ending: string;
    reference: string;
    billing_day: number | null;
  } | null;
  eligibility: MembershipEligibility | null;
  benefits: {
    name: string;
    total_uses: number | null;
    frequency: string | null;
    description: string | null;
  }[];
  can_change: boolean;
  /**
   * True if the customer can cancel it today.
   */
  can_end: boolean;
  /**
   * True if the customer can freeze it today.
   */
  can_freeze: boolean;
  /**
   * The freeze that lasts or is to come; null if there is none.
   */
  freeze: {
    starts_on: string;
    ends_on: string;
    price: Price;
    /**
     * False for one that can be taken back whole.
     */
    has_begun: boolean;
    /**
     * The day on which a freeze that has begun can end early; null if it can't.
     */
    early_end: string | null;
  } | null;
  /**
   * Present for a membership that the customer has cancelled and that has not ended.
   */
  ending: {
    cancelled_on: string;
    last_day: string;
  } | null;
  can_renew: boolean;
  /**
   * The reason why the membership can be neither changed nor renewed now.
   */
  refusal: string | null;
  /**
   * The membership that takes over from this one.
   */
  successor: {
    name: string;
    start_date: string;
  } | null;
}
export interface Named {
  id: number;
  name: string;
}
export interface Price {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
export interface MembershipEligibility {
  /**
   * The required proof, such as a student card.
   */
  name: string;
  /**
   * The documents that are accepted as proof, as the customer reads it.
   */
  accepts: string | null;
  state: 'missing' | 'submitted' | 'accepted';
  expires_on: string | null;
  days_to_expiry: number | null;
  expiring_soon: boolean;
  documents: {
    id: string;
    file_name: string;
    /**
     * A point in time, as ISO 8601 in UTC.
     */
    uploaded_at: string;
  }[];
}
export interface MembershipParams {
  membershipId: string;
}
export interface UploadedFile {
  file_name: string;
  /**
   * The file's content in base64.
   */
  content: string;
}
export interface MembershipEnding {
  /**
   * The name of the membership.
   */
  name: string;
  /**
   * `cooling-off`: it ends today and everything is paid back. `notice`: it ends after its notice.
   */
  kind: 'cooling-off' | 'notice';
  notice_months: number | null;
  last_day: string;
  /**
   * The last payment that is still collected; null if none is.
   */
  last_payment: {
    date: string;
    amount: Price;
  } | null;
  /**
   * The money that comes back; null if none does.
   */
  refund: MoneyBack | null;
  /**
   * The benefits that end with the membership, as the customer reads them.
   */
  loses: string[];
}
/**
 * The money that comes back for something that is cancelled, by where it goes.
 */
export interface MoneyBack {
  total: Price;
  /**
   * The part that goes back to the card that paid; null if there is none.
   */
  card: {
    amount: Price;
    /**
     * The last four digits of the card; null if its provider did not name them.
     */
    last_four: string | null;
  } | null;
  /**
   * The part that becomes credit on the account; null if there is none.
   */
  credit: Price | null;
}
export interface MembershipFreeze {
  /**
   * The name of the membership.
   */
  name: string;
  price: Price;
  frozen_price: Price;
  /**
   * The freezes that can be chosen, the earliest and shortest first.
   */
  options: {
    starts_on: string;
    months: number;
    ends_on: string;
    /**
     * The day of the first bill at the usual price.
     */
    resumes_on: string;
  }[];
}
export interface AccountBooking {
  id: string;
  name: string;
  date: string;
  /**
   * The start in the centre's local time, HH:MM.
   */
  starts_at: string;
  /**
   * The end in the centre's local time, HH:MM.
   */
  ends_at: string;
  /**
   * The place in the centre, such as Main pool.
   */
  place: string;
  venue: Named;
  state: 'booked' | 'cancelled' | 'attended' | 'missed';
  /**
   * True if the booking can be moved to another time: a session of an activity, as long as it can be cancelled.
   */
  can_move: boolean;
  can_cancel: boolean;
  /**
   * The time until which the booking can be cancelled, or the reason why it cannot.
   */
  cancel_note: string | null;
  /**
   * Names the other place that is booked for the attendee at the same time. Left out if there is none.
   */
  clash?: string;
  /**
   * The last day of a course.
   */
  last_date: string | null;
  /**
   * The name of the attendee, if not the customer.
   */
  attendee: string | null;
  /**
   * The money that comes back if the booking is cancelled; null if none does, or if it can't be cancelled.
   */
  refund: MoneyBack | null;
  /**
   * The money that came back for a booking that was cancelled; null if nothing did, or if staff cancelled its whole order.
   */
  refunded: Refunded | null;
}
export interface Refunded {
  card: CardRefund | null;
  /**
   * The part that came back as credit, beside the card's; null if there is none.
   */
  credit: Price | null;
}
/**
 * A refund to the card that paid, as far as it has come.
 */
export interface CardRefund {
  id: string;
  /**
   * The reference number that the customer quotes in enquiries.
   */
  reference: string;
  amount: Price;
  /**
   * The last four digits of the card; null if its provider did not name them.
   */
  last_four: string | null;
  /**
   * `unknown`: the bank was asked, and has not answered yet. `refused`: the amount is credit instead.
   */
  state: 'requested' | 'unknown' | 'done' | 'refused';
  /**
   * The day on which the bank answered; null until then.
   */
  settled_on: string | null;
}
/**
 * The amounts that the page said would come back, in pence; left out by a caller that says nothing of them.
 */
export interface SeenMoneyBack {
  refund_to_card?: number;
  refund_as_credit?: number;
}
export interface BookingTimes {
  /**
   * The first day that can be booked.
   */
  from: string;
  /**
   * The last day that can be booked.
   */
  to: string;
  /**
   * The name of a bookable place.
   */
  unit: 'space' | 'court';
  paid: Price;
  paid_by: PaidBy;
  times: BookingTime[];
}
export interface BookingTime {
  slot_id: string;
  date: string;
  /**
   * The start in the centre's local time, HH:MM.
   */
  starts_at: string;
  /**
   * The end in the centre's local time, HH:MM.
   */
  ends_at: string;
  /**
   * The place in the centre, such as Main pool.
   */
  place: string;
  places_left: number;
  /**
   * The price of this time for the attendee, paid as the booking was; null if a package or benefit that paid for the booking does not cover this time.
   */
  price: Price | null;
  /**
   * The reason why the booking cannot move to this time; null if it can.
   */
  refusal: string | null;
}
export interface BookingMove {
  /**
   * The session to which the booking moves.
   */
  slot_id: string;
}
export interface Penalty {
  id: string;
  reason: string;
  amount: Price;
  given_on: string;
  /**
   * Null while it is to be paid.
   */
  settled_on: string | null;
  waived_for?: WaivedFor;
  /**
   * The order that paid it; null while it is to be paid, and for one that was settled without an order.
   */
  paid_with: null | {
    order_number: string;
    /**
     * The id of the payment whose receipt names it.
     */
    receipt_id: string;
  };
}
export interface WaitingEntry {
  id: string;
  slot_id: string;
  object_type: OfferKind;
  /**
   * The name of the session, camp or course.
   */
  name: string;
  date: string;
  /**
   * The last day of a course.
   */
  last_date: string | null;
  /**
   * The start in the centre's local time, HH:MM.
   */
  starts_at: string;
  ends_at: string;
  place: string;
  venue: BookingVenue;
  attendee_id: string;
  /**
   * The attendee's name; null for the caller.
   */
  attendee: string | null;
  position: QueuePosition;
  offered_until: OfferEnd;
}
export interface BookingVenue {
  id: number;
  name: string;
  slug: string;
}
export interface AccountPackage {
  id: string;
  name: string;
  description: string | null;
  /**
   * The venue at which the package is valid; null for any venue.
   */
  venue: Named | null;
  total_uses: number;
  uses_left: number;
  expires_on: string | null;
  state: 'active' | 'used-up' | 'expired';
}
export interface AccountWallets {
  /**
   * The path of the signed pass, below the API's base: a file of the type `application/vnd.apple.pkpass`, for a browser that goes there with the session's cookie. It is the caller's own only.
   */
  apple: string | null;
  /**
   * The address at `https://pay.google.com` that saves the pass, which is in it, signed.
   */
  google: string | null;
}
export interface GuestPasses {
  left: number;
  /**
   * The number of guest passes a month; 0 if the caller's membership includes none.
   */
  per_month: number;
  renews_on: string | null;
  passes: GuestPass[];
}
export interface GuestPass {
  id: string;
  guest_name: string;
  guest_email: string;
  valid_until: string;
  state: 'sent' | 'used' | 'expired';
}
export interface AccountPayment {
  id: string;
  date: string;
  description: string;
  /**
   * The means of payment, such as Visa 4242, Credit or Direct Debit.
   */
  paid_with: string;
  amount: Price;
  /**
   * The direction of the money; amounts are never negative.
   */
  kind: 'payment' | 'refund';
  /**
   * The state of a refund to a card; null for all other payments and refunds.
   */
  card_refund: CardRefund | null;
}
export interface Receipt {
  id: string;
  /**
   * The reference number that the customer quotes in enquiries.
   */
  number: string;
  date: string;
  description: string;
  paid_with: string;
  kind: 'payment' | 'refund';
  /**
   * The state of a refund to a card; null for all other payments and refunds.
   */
  card_refund: CardRefund | null;
  lines: {
    label: string;
    amount: Price;
  }[];
  total: Price;
  operator: {
    name: string;
    address: string;
  };
}
export interface AccountCard {
  card_type: string;
  last_four_digits: string;
  expiry_date: string | null;
  expired: boolean;
}
export interface CardCheck {
  cart_id: string;
  /**
   * The version that a payment names in If-Match.
   */
  version: string;
  amount: Price1;
}
/**
 * The amount that the bank is asked to hold; it is never taken.
 */
export interface Price1 {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
export interface AccountDirectDebit {
  account_holder: string;
  /**
   * The last four digits of the account number.
   */
  account_ending: string;
  reference: string;
  /**
   * All that is collected on the next day on which anything is.
   */
  next_payment: {
    date: string;
    amount: Price;
  } | null;
  /**
   * The bank's guarantee, to be read where an account is given.
   */
  documents: Terms[];
}
export interface Terms {
  id: number;
  title: string;
  html: string;
  /**
   * True if the customer has agreed to this very text for the cart.
   */
  agreed?: boolean;
}
export interface TokenAnswer {
  token: string;
}
export interface Identity {
  name: IdentityPart;
  birth_date: IdentityPart;
}
export interface IdentityPart {
  rule: IdentityRule;
  /**
   * The latest request, unless it was withdrawn; null if there is none.
   */
  request: IdentityChange | null;
}
export interface IdentityChange {
  id: string;
  part: 'name' | 'birth_date';
  first_name: string | null;
  last_name: string | null;
  date_of_birth: string | null;
  /**
   * The way of the change: by the customer at once, by a request that staff answer, or by staff at the desk.
   */
  source: 'account' | 'request' | 'desk';
  /**
   * The customer's own words in a request.
   */
  reason: string | null;
  state: 'open' | 'accepted' | 'refused' | 'withdrawn';
  /**
   * The words of staff to a request that they refused.
   */
  answer: string | null;
  /**
   * The moment, as ISO 8601 has it.
   */
  asked_at: string;
  /**
   * The moment, as ISO 8601 has it; null while a request is open.
   */
  decided_at: string | null;
}
export interface Agreement {
  id: string;
  title: string;
  /**
   * The version of the text that was agreed to.
   */
  version: number;
  /**
   * The moment, as ISO 8601 has it.
   */
  accepted_at: string;
  order_number: string;
}
export interface MarketingConsent {
  channel: string;
  label: string;
  given: boolean;
  /**
   * The consents that were given and withdrawn, the latest first; empty if it was never given.
   */
  changes: {
    /**
     * False if it was withdrawn.
     */
    given: boolean;
    source: ConsentSource;
    /**
     * The moment, as ISO 8601 has it.
     */
    changed_at: string;
  }[];
}
export interface OwnData {
  /**
   * The moment at which the copy was made, as ISO 8601 has it.
   */
  made_at: string;
  customer: {
    reference: string;
    first_name: string;
    last_name: string;
    email: string;
    barcode: string;
    credit: Price;
    membership_credit: Price2;
    /**
     * The day on which the account was made.
     */
    member_since: string;
    /**
     * The answers to the operator's own questions.
     */
    details: {
      field: string;
      answer: string;
    }[];
  };
  /**
   * True if a photo is kept.
   */
  has_photo: boolean;
  /**
   * The documents that were uploaded as proof.
   */
  documents: {
    file_name: string;
    /**
     * The moment, as ISO 8601 has it.
     */
    uploaded_at: string;
  }[];
  /**
   * The accounts from which Direct Debits are or were paid.
   */
  bank_accounts: {
    account_holder: string;
    /**
     * The last three digits.
     */
    account_number_ending: string;
    /**
     * The reference of the instruction to the bank.
     */
    reference: string;
    state: 'proposed' | 'active' | 'cancelled';
  }[];
  saved_cards: {
    card_type: string;
    last_four: string;
  }[];
  dependants: Dependant[];
  memberships: AccountMembership[];
  bookings: AccountBooking[];
  waiting_list: WaitingEntries;
  packages: AccountPackage[];
  guest_passes: GuestPass[];
  payments: AccountPayment[];
  penalties: Penalty[];
  agreements: Agreement[];
  /**
   * Every consent to be sent news that was given or withdrawn, the latest first.
   */
  marketing_consents: {
    channel: string;
    /**
     * False if it was withdrawn.
     */
    given: boolean;
    /**
     * The label of the checkbox or switch that was pressed.
     */
    wording: string;
    source: ConsentSource;
    /**
     * The moment, as ISO 8601 has it.
     */
    changed_at: string;
  }[];
  /**
   * Every change of name or birth date that was made or asked for, the latest first.
   */
  identity_changes: IdentityChange[];
  devices: {
    /**
     * The browser and system: Chrome on Android.
     */
    device: string;
    /**
     * The moment, as ISO 8601 has it.
     */
    signed_in_at: string;
    /**
     * The moment, as ISO 8601 has it.
     */
    last_used_at: string;
  }[];
  passkeys: Passkeys;
}
/**
 * Credit that came with a membership and pays for activities only.
 */
export interface Price2 {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
export interface Dependant {
  id: string;
  first_name: string;
  last_name: string;
  date_of_birth: string;
}
export interface AccountDeletion {
  /**
   * The reasons why the account cannot be deleted yet; empty if it can.
   */
  stops: {
    kind: 'membership' | 'booking' | 'penalty' | 'payment' | 'staff';
    reason: string;
    /**
     * The way to remove the reason.
     */
    next_step: string;
  }[];
  /**
   * Credit and prepaid sessions that go with the account, as the customer reads them.
   */
  loses: string[];
  /**
   * The records that stay, why, and for how long.
   */
  keeps: {
    what: string;
    why: string;
    years: number;
  }[];
}
export interface PasskeyChallenge {
  /**
   * A random text to be signed, as base64url.
   */
  challenge: string;
  /**
   * The domain for which passkeys are made.
   */
  relying_party: string;
  /**
   * The milliseconds for which the challenge is good.
   */
  timeout_ms: number;
}
export interface PhotoAnswer {
  /**
   * The photo's path below the API's base address; null without a photo.
   */
  profile_photo: string | null;
}
export interface DependantsQuery {
  source?: BasketSource;
  /**
   * The customer whom staff are serving.
   */
  selected_user_id?: string;
}
export interface Venue {
  id: number;
  slug: string;
  name: string;
  address1: string;
  address2: string | null;
  postcode: string;
  /**
   * The longitude in degrees east. A venue without a number is listed, but not on the map.
   */
  lng?: number | string | null;
  /**
   * The latitude in degrees north. A venue without a number is listed, but not on the map.
   */
  lat?: number | string | null;
  place_type: string;
  activities_v2_enabled: boolean;
  display_venue_selection_button: boolean;
  can_display_ineligible_memberships: boolean;
}
export interface VenueParams {
  /**
   * The venue's slug.
   */
  venue: string;
}
export interface Schedule {
  venue: BookingVenue;
  /**
   * The first day that can be booked.
   */
  from: string;
  /**
   * The last day that can be booked.
   */
  to: string;
  /**
   * The categories of all that the venue offers, on whatever day.
   */
  categories: Named[];
  /**
   * The activities, camps or courses of the slots; those without a slot are left out.
   */
  offers: Offer[];
  slots: Slot[];
}
export interface Offer {
  id: number;
  kind: OfferKind;
  slug: string;
  name: string;
  category: Named;
  description: string;
  /**
   * The name of a bookable place of this offer.
   */
  unit: 'space' | 'court';
  min_age: number | null;
  max_age: number | null;
  pricing_options: PricingOption[];
  additional_questions: AdditionalQuestion[];
  /**
   * The id of the waiver that each attendee must accept; null for none.
   */
  waiver_id: number | null;
}
export interface PricingOption {
  id: number;
  /**
   * The option's name, such as Adult or Junior.
   */
  name: string;
  price: Price;
  member_price: Price | null;
  min_age: number | null;
  max_age: number | null;
}
export interface AdditionalQuestion {
  id: number;
  label: string;
  type: 'text' | 'number' | 'select' | 'multi_select' | 'date' | 'checkbox';
  is_required: boolean;
  /**
   * The people whom the answer is about: each attendee, the default, or everybody in the order, such as somebody to call.
   */
  asked_per?: 'attendee' | 'order';
  /**
   * The labels of the choices by key; empty for a question without choices.
   */
  options: {
    [k: string]: string;
  };
}
export interface Slot {
  /**
   * The slot's id, by which it is added to the basket.
   */
  id: string;
  offer_id: number;
  /**
   * The day of the slot; the first day of a course.
   */
  date: string;
  /**
   * The last day of a course.
   */
  last_date: string | null;
  /**
   * The number of weekly sessions of a course.
   */
  weeks: number | null;
  /**
   * The start in the centre's local time, HH:MM.
   */
  starts_at: string;
  /**
   * The end in the centre's local time, HH:MM.
   */
  ends_at: string;
  /**
   * The place in the centre, such as Main pool.
   */
  place: string;
  capacity: number;
  places_left: number;
  price: Price3;
  full_price: Price;
  paid_by: PaidBy;
  /**
   * The id of the pricing option of these prices.
   */
  pricing_option_id: number;
  /**
   * The number of guests for whom the caller's basket can hold places here at most. 0 or left out for none.
   */
  most_guests?: number;
  can_book: boolean;
  /**
   * The reason why the slot cannot be booked.
   */
  refusal: string | null;
  next_with_space?: SlotWithSpace;
  waiting_list?: WaitingList;
  /**
   * True if the caller's basket has a place of this slot.
   */
  in_basket: boolean;
  /**
   * The people for whom the caller books, the customer first, and how this slot stands with each. Empty for a guest.
   */
  people: SlotPerson[];
}
/**
 * The price for the caller.
 */
export interface Price3 {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
/**
 * The first later session of the same activity at the same centre that has a place. Only full sessions have this, and only if there is such a session.
 */
export interface SlotWithSpace {
  id: string;
  date: string;
  /**
   * The start in the centre's local time, HH:MM.
   */
  starts_at: string;
}
/**
 * The waiting list of a full slot, while it is open. Only full slots have this.
 */
export interface WaitingList {
  /**
   * The number of people who wait for a place.
   */
  length: number;
}
export interface SlotPerson {
  id: string;
  price: Price4;
  /**
   * The person's place in this slot: held by the basket, or booked. Null without one.
   */
  place: 'basket' | 'booked' | null;
  /**
   * The reason why this person cannot have a place: their age.
   */
  refusal: string | null;
  /**
   * A warning that the person has another place at the same time, in the basket or booked.
   */
  clash: string | null;
  /**
   * The person's entry on this slot's waiting list. Left out for who is on none.
   */
  waiting?: {
    entry_id: string;
    position: QueuePosition;
    offered_until: OfferEnd;
  };
}
/**
 * The price of a place for this person.
 */
export interface Price4 {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
export interface ScheduleQuery {
  source?: BasketSource;
  /**
   * The customer whom staff are serving.
   */
  selected_user_id?: string;
}
export interface CartItemParams {
  cartItemId: string;
}
export interface BasketQuery {
  source: BasketSource;
  /**
   * The customer whom staff are serving.
   */
  selected_user_id?: string;
}
export interface Basket {
  /**
   * The basket's id; null for an empty basket.
   */
  id: string | null;
  /**
   * The same id as `id`.
   */
  uuid: string | null;
  version: CartVersion;
  source: BasketSource;
  items: BasketItem[];
  /**
   * The items whose hold expired; cleared when the basket next changes.
   */
  expired_items: ExpiredItem[];
  /**
   * The penalties to pay with this basket. One that was settled elsewhere has left it.
   */
  penalties: BasketPenalty[];
  /**
   * The number of items and penalties.
   */
  item_count: number;
  /**
   * The sum of the items in pence, as all amounts of the basket.
   */
  sub_total: number;
  tax_total: number;
  total: number;
  /**
   * The amount still to pay after `payments`, in pence.
   */
  balance: number;
  formatted_sub_total: string;
  formatted_total: string;
  formatted_balance: string;
  credits: {
    membership: Credit;
    general: Credit;
  };
  /**
   * The payments that the server already holds: credit, if the customer chose to use it.
   */
  payments: Tender[];
  attendee_waivers_required: AttendeeWaiver[];
  /**
   * The possible attendees: the customer first, then their dependants. Empty for a guest.
   */
  people: Person[];
  selected_user_id: string | null;
  /**
   * The id of the order that an empty basket became within the last hour.
   */
  complete_order_id: string | null;
  /**
   * The seconds from this response until the first hold expires; relative, because the device's clock may be wrong.
   */
  expires_in: number | null;
  /**
   * True while a payment is open, so that the basket cannot be changed.
   */
  is_being_paid: boolean;
  /**
   * The number of places that this request has added: nobody is added twice to a slot. Null for other requests.
   */
  added_count: number | null;
}
export interface BasketItem {
  id: string;
  object_type: OfferKind;
  slot_id: string;
  offer_id: number;
  name: string;
  category: Named;
  venue: BookingVenue;
  place: string;
  date: string;
  last_date: string | null;
  weeks: number | null;
  /**
   * The start in the centre's local time, HH:MM.
   */
  starts_at: string;
  ends_at: string;
  /**
   * The attendee's id; null until one is chosen.
   */
  purchased_for_user_id: string | null;
  purchased_for_name: string | null;
  /**
   * The number of the customer's guest who has the place; left out if it is not for a guest.
   */
  guest?: number;
  pricing_option_id: number;
  pricing_options: PricingOption[];
  price: Price5;
  full_price: Price;
  paid_by: PaidBy;
  pay_with: PayWith;
  /**
   * The membership benefit that pays for the item.
   */
  benefit: ItemBenefit | null;
  /**
   * The package of which a use pays for the item.
   */
  package: ItemPackage | null;
  /**
   * A benefit that could pay for the item but is not used.
   */
  offered_benefit: ItemBenefit | null;
  /**
   * A package that could pay for the item but is not used.
   */
  offered_package: ItemPackage | null;
  sort_by: number;
  enable_print_receipt: boolean;
  additional_questions: AdditionalQuestion[];
  answers: BasketAnswer[];
  waiver_id: number | null;
  /**
   * The reason why the item cannot be paid for yet, such as a missing attendee or the attendee's age.
   */
  refusal: string | null;
  /**
   * Names the other place that the attendee has at the same time, booked or in the basket. Left out if there is none.
   */
  clash?: string;
  /**
   * A point in time, as ISO 8601 in UTC.
   */
  held_until: string;
}
/**
 * The amount that the item adds to the total, in pence.
 */
export interface Price5 {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
export interface ItemBenefit {
  id: number;
  name: string;
}
export interface ItemPackage {
  id: string;
  name: string;
  /**
   * The uses left before this basket's.
   */
  uses_left: number;
}
export interface BasketAnswer {
  question_id: number;
  /**
   * The answer to a question: a date as YYYY-MM-DD, several choices as a list of keys; null removes the answer.
   *
   * @maxItems 50
   */
  answer: string | number | boolean | string[] | null;
}
export interface ExpiredItem {
  id: string;
  slot_id: string;
  object_type: OfferKind;
  name: string;
  date: string;
  starts_at: string;
  guest?: number;
  purchased_for_user_id: string | null;
}
export interface BasketPenalty {
  /**
   * The id in the basket, by which it is removed.
   */
  id: string;
  penalty_id: string;
  /**
   * The reason and the date, such as Missed booking: Swim, 12 November.
   */
  name: string;
  given_on: string;
  price: Price;
  /**
   * The VAT treatment.
   */
  tax: string;
}
export interface Credit {
  type: 'membership' | 'general';
  /**
   * The amount in pence.
   */
  total_available: number;
  /**
   * The amount in pence that this basket can use. Membership credit is used first, and for activities only; the sum of both kinds is the maximum of a credit payment.
   */
  max_applicable: number;
}
export interface Tender {
  tender_type: 'card' | 'cash' | 'cheque' | 'offline-voucher' | 'credit';
  /**
   * The amount in pence.
   */
  amount: number;
  /**
   * The number on a cheque or paper voucher, which the desk requires of both.
   */
  number?: string;
}
export interface AttendeeWaiver {
  /**
   * The waiver's id for `completed_waivers`.
   */
  id: number;
  title: string;
  html: string;
  /**
   * The attendees for whom the waiver is accepted.
   */
  attendees: string[];
}
export interface Person {
  id: string;
  name: string;
  date_of_birth: string | null;
  is_customer: boolean;
}
export interface Address {
  line_one: string;
  line_two?: string;
  city: string;
  postcode: string;
}
export interface SignedByPasskey {
  credential: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user_handle?: string;
}
export interface User {
  id: string;
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  /**
   * True once a link that was mailed to the address was followed.
   */
  email_confirmed: boolean;
  home_venue_slug: string | null;
  membership_user: boolean;
  credit: {
    /**
     * The amount in pence.
     */
    balance: number;
  };
  has_instruction: boolean;
  has_billing_date: boolean;
  barcode: string;
  document_expiry: {
    document_expiring_soon: boolean;
    days_to_expiry: number;
    membership_name: string;
  }[];
  membership_document_upload_required: boolean;
  profile_photo: string | null;
  has_outstanding_penalties: boolean;
  address?: {
    line_one: string;
    line_two: string;
    city: string;
    postcode: string;
  };
  date_of_birth?: string;
  /**
   * True if the customer is staff and may use the front of house.
   */
  is_staff: boolean;
}
export interface OnboardingQuery {
  onboarding_type: 'customer_account_online' | 'membership_purchase';
}
export interface DataFieldAnswers {
  /**
   * The checksum of the form definition that the answers belong to.
   */
  _checksum: string;
  [k: string]: DataFieldAnswer | string;
}
export interface DataFieldSection {
  section_name: string;
  section_reference: string;
  section_fields: DataField[];
}
export interface DataField {
  path: string;
  name: string;
  label: string;
  /**
   * The kind of field: text, number, select, multi_select, date or checkbox.
   */
  type: string;
  options?: {
    value: string;
    label: string;
  }[];
  placeholder?: string | null;
  is_required: boolean;
  /**
   * True if the customer may change the field.
   */
  is_authorised?: boolean;
  /**
   * False if nobody has to be asked for it to join, so that journeys may ask it after payment. A required field is always asked before.
   */
  is_needed_for_joining?: boolean;
  html_attributes?: {
    [k: string]: string | number | boolean;
  };
  metadata?: {
    description?: string | null;
  };
  answer?: unknown;
}
export interface NewBasketItem {
  /**
   * The id of the slot.
   */
  id: string;
  type: OfferKind;
  /**
   * The customer's own id or one of their dependants'.
   */
  purchased_for_user_id?: string | null;
  /**
   * The number of the customer's guest who is to have the place, from 1, and 0 for nobody's guest. The same number again changes nothing.
   */
  guest?: number;
  /**
   * The id of the pricing option; if left out, the server chooses the one that fits the attendee.
   */
  pricing_option_id?: number | null;
  options?: BasketItemOptions;
}
export interface BasketItemOptions {
  /**
   * @maxItems 50
   */
  answers?: BasketAnswer[];
  enable_print_receipt?: boolean;
  purchased_for_user_id?: string | null;
  pricing_option_id?: number;
  pay_with?: PayWith;
}
export interface PaymentSession {
  /**
   * The payment provider: Opayo, Stripe or Ryft.
   */
  payment_provider: string;
  session_key?: string;
  payment_session_id?: string;
  payment_provider_configuration: {
    mode: string;
    /**
     * The address of the provider's script.
     */
    url: string;
    publishable_key?: string;
    public_key?: string;
    account_id?: string;
  };
  transaction_uuid?: string;
  client_secret?: string;
  /**
   * The id of Stripe's intent for the card fields.
   */
  setup_intent_id?: string;
  return_url?: string;
  amount: Price;
  transaction_status?: TransactionStatus;
  sca_url?: string;
  sca_method?: string;
  sca_data?: {
    [k: string]: string;
  };
  /**
   * The fields of the hidden form that is posted to sca_url, in order.
   */
  form_data?: FormEntry[];
  saved_card?: null | SavedCard;
}
export interface FormEntry {
  key: string;
  value: string;
}
export interface SavedCard {
  id: string;
  card_type: string;
  last_four_digits: string;
  /**
   * The expiry date, MM/YY.
   */
  expiry_date?: string;
  recently_expired: boolean;
  /**
   * The provider's identifier of the card, which is useless without the security code.
   */
  external_identifier: string;
}
export interface OpenedTransaction {
  transaction_uuid: string;
  /**
   * The amount that will be captured, in pence.
   */
  amount: number;
}
/**
 * The payload of a card form. It never includes a security code, which goes to the provider's own script only.
 */
export interface AuthoriseBody {
  transaction_uuid: string;
  /**
   * @maxItems 100
   */
  completed_waivers: number[];
  /**
   * @maxItems 100
   */
  payments: Tender[];
  /**
   * @maxItems 100
   */
  terms: number[];
  source: string;
  /**
   * The status of the card fields when they were submitted.
   */
  status?: 'complete';
  billing_first_name?: string;
  billing_last_name?: string;
  billing_address_line_one?: string;
  billing_address_line_two?: string;
  billing_city?: string;
  billing_postcode?: string;
  card_identifier?: string;
  /**
   * First and last name, separated by a space.
   */
  card_holder_name?: string;
  session_key?: string;
  save_card: boolean;
  saved_card_id?: string;
  /**
   * True if the saved card with saved_card_id pays.
   */
  is_saved_card?: boolean;
  payment_method_id?: string;
  /**
   * The id of Stripe's intent for the card fields; 422 for an intent of another payment.
   */
  setup_intent_id?: string;
  browser: BrowserFacts;
  /**
   * The provider's token for a saved card's security code, never the code.
   */
  token?: string;
}
/**
 * The facts about the browser that 3-D Secure requires.
 */
export interface BrowserFacts {
  screen_width: number;
  screen_height: number;
  colour_depth: number;
  /**
   * The offset from UTC in minutes, as Date.getTimezoneOffset() returns it.
   */
  timezone_offset: number;
  language: string;
  javascript_enabled: 0 | 1;
  java_enabled: 0 | 1;
}
export interface Transaction {
  transaction_status: TransactionStatus;
  transaction_uuid: string;
  sca_url?: string;
  sca_method?: string;
  sca_data?: {
    [k: string]: string;
  };
  /**
   * The fields of the hidden form that is posted to sca_url, in order.
   */
  form_data?: FormEntry[];
  client_secret?: string;
  return_url?: string;
  error?: {
    code: string;
    message: string;
    /**
     * The provider's own message, for support staff; never shown to the customer.
     */
    details?: string;
  };
  complete_order_id?: string;
}
export interface CompleteBody {
  /**
   * @maxItems 100
   */
  completed_waivers: number[];
  /**
   * @maxItems 100
   */
  payments: Tender[];
  /**
   * @maxItems 100
   */
  terms: number[];
  transaction_uuid?: string;
  source: string;
}
export interface CompletedOrder {
  complete_order_id: string;
}
export interface Order {
  id: string;
  /**
   * The reference number that the customer quotes in enquiries.
   */
  number: string;
  items: OrderItem[];
  tax: OrderAmount;
  total: OrderAmount;
  brand: string;
  /**
   * The e-mail address that the receipt was sent to; null for old orders, which did not record the address.
   */
  receipt_email: string | null;
  order_type: 'membership' | 'booking' | 'penalty';
  new_mandate: boolean;
  /**
   * The payments of the order; change is already subtracted from the cash.
   */
  payments: Tender[];
  card: null | PaidCard;
  change_due: OrderAmount;
}
export interface MembershipItem {
  type: 'membership';
  /**
   * The kind of sale: a new membership, a change or a renewal.
   */
  kind: 'join' | 'change' | 'renew';
  name: string;
  friendly_name: string;
  quantity: number;
  variant?: string | null;
  home_venue: Named;
  requires_eligibility: boolean;
  /**
   * True if a Direct Debit was set up for the membership with this order.
   */
  new_mandate: boolean;
  /**
   * The instructions for getting in on the first day.
   */
  how_to_get_in: string;
  payment_option: {
    id: number;
    payment_type: PaymentType;
    fixed_duration: number | null;
    fixed_period: string | null;
  };
  start_date: string;
  end_date: string | null;
  first_payment_date: string | null;
  first_payment_amount: null | OrderAmount;
  categories: Named[];
  base_fee: OrderFee;
  fees: LabelledFee[];
  total: OrderAmount;
  membership_type_id: number;
  payment_type: PaymentType;
  /**
   * The lines that make up the total; deductions are negative.
   */
  price_breakdown: LabelledFee[];
  related?: {
    simple_name: string;
    id: number;
    category: string;
    venue: string;
    venue_type: string;
  };
}
export interface OrderAmount {
  decimal: string;
  raw: number;
  currency: string;
  formatted: string;
}
export interface OrderFee {
  price: OrderAmount;
  type: string;
}
export interface LabelledFee {
  label: string;
  price: OrderAmount;
  type: string;
  days?: number;
}
export interface BookingItem {
  type: 'booking';
  booking_id: string;
  object_type: OfferKind;
  name: string;
  friendly_name: string;
  quantity: number;
  /**
   * The name of the pricing option, such as Junior.
   */
  variant: string | null;
  home_venue: Named1;
  place: string;
  /**
   * The name of the attendee.
   */
  attendee: string;
  start_date: string;
  /**
   * The last day of a course.
   */
  end_date: string | null;
  weeks: number | null;
  /**
   * The start in the centre's local time, HH:MM.
   */
  starts_at: string;
  ends_at: string;
  categories: Named[];
  base_fee: OrderFee;
  fees: LabelledFee[];
  /**
   * The lines that make up the total; deductions are negative.
   */
  price_breakdown: LabelledFee[];
  /**
   * The name of the benefit or package that paid for the booking.
   */
  paid_by: string | null;
  enable_print_receipt: boolean;
  total: OrderAmount;
}
/**
 * The venue of the booking.
 */
export interface Named1 {
  id: number;
  name: string;
}
export interface PenaltyItem {
  type: 'penalty';
  penalty_id: string;
  /**
   * The reason and the date, such as Missed booking: Swim, 12 November.
   */
  name: string;
  friendly_name: string;
  quantity: number;
  given_on: string;
  /**
   * The VAT treatment.
   */
  tax: string;
  base_fee: OrderFee;
  fees: LabelledFee[];
  /**
   * The lines that make up the total.
   */
  price_breakdown: LabelledFee[];
  total: OrderAmount;
}
/**
 * The card that paid online, as a customer recognises it.
 */
export interface PaidCard {
  card_type: string;
  last_four_digits: string;
  amount: OrderAmount;
}
export interface Theme {
  theme_app_primary_colour?: string;
  theme_app_secondary_colour1?: string;
  theme_app_secondary_colour2?: string;
  theme_app_dark_bg_colour?: string;
  theme_app_header_bg_colour?: string;
  header_primary_colour?: string;
  theme_app_logo?: string | null;
  theme_app_body_font_style?: 'garage_gothic' | 'lato' | 'open_sans' | 'roboto';
  theme_app_heading_font_style?: 'garage_gothic' | 'lato' | 'open_sans' | 'roboto';
  theme_app_secondary_button_style?: 'solid' | 'outline';
  kiosk_background_image?: string | null;
}
export interface JoiningCart {
  cart_id: string;
  version: CartVersion;
  kind: 'join' | 'change' | 'renew';
  /**
   * The membership that this cart changes or renews.
   */
  follows: {
    id: string;
    name: string;
  } | null;
  home_venue: {
    id: number;
    name: string;
    slug: string;
  };
  start_date: string;
  billing_day?: number | null;
  membership_type: {
    id: number;
    name: string;
    slug: string;
    categories: Named[];
  };
  payment_option: {
    id: number;
    payment_type: PaymentType;
    fixed_duration: number | null;
    fixed_period: string | null;
    total_to_pay_now: Price;
    fees: {
      joining_fee: Price;
      base_fee: Price;
      pro_rata_fee: Price;
      month_in_hand_fee: Price;
      discount: Price;
    };
    pro_rata_days: number;
    pretty_first_billing_date: string | null;
    first_billing_date: string | null;
    global_base_price: Price;
  };
  promotion_code?: string | null;
  new_mandate: boolean;
}
export interface MembershipDetails {
  home_venue_id: number;
  venue_name?: string;
  venue_type?: string;
  membership_type_id: number;
  payment_option_id: number;
  start_date: string;
  billing_day?: number;
  account_holder?: string;
  account_details?: {
    sort_code?: string;
    account_number?: string;
    billing_address_line_one?: string;
    billing_address_line_two?: string;
    billing_city?: string;
    billing_postcode?: string;
  };
  /**
   * @maxItems 100
   */
  dd_terms_accepted?: number[];
  account_holder_confirmed?: boolean;
  promotion_code_id?: number;
  promotion_code?: string;
  /**
   * The ids of the accepted terms.
   *
   * @maxItems 100
   */
  terms: number[];
  /**
   * True if answers to the membership's questions follow in another request.
   */
  has_answers?: boolean;
  /**
   * The hash of the journey that the customer went through, for the consent record.
   */
  journey_hash?: string;
  source: string;
}
export interface StoredCart {
  cart_id: string;
  /**
   * True if a Direct Debit mandate was submitted with the membership.
   */
  new_mandate: boolean;
}
export interface JourneyStatus {
  /**
   * The file's name in the folder of journeys.
   */
  file: string;
  /**
   * `live`: the file is served as it is. `checking`: it is being checked. `refused`: it did not pass its check. `missing`: it is not in the folder. Unless it is live, the last version that passed is served.
   */
  status: 'live' | 'checking' | 'refused' | 'missing';
  /**
   * When the version that is served went live, as an ISO 8601 instant; null if none ever passed.
   */
  served_since: string | null;
  /**
   * The mistakes of a refused file, as far as they are known yet.
   */
  mistakes: JourneyMistake[];
}
export interface JourneyMistake {
  /**
   * The kind of mistake, as docs/journey-messages.md lists them.
   */
  code: string;
  message: string;
  /**
   * The JSON pointer to the mistake.
   */
  place: string;
  line: number | null;
  column: number | null;
  /**
   * The way of a customer who meets the mistake.
   */
  walk: string | null;
}
export interface MembershipType {
  id: number;
  name: string;
  slug: string;
  /**
   * The description as HTML.
   */
  description: string;
  coverage: 'national' | 'regional' | 'local';
  categories: Named[];
  eligibility: {
    name: string;
  } | null;
  provides_access_to: Named[] | null;
  /**
   * The last day of the caller's membership of this type, null without one; left out if they have none.
   */
  held_until?: string | null;
  benefits: {
    name: string;
    total_uses: number | null;
    /**
     * The unit of the period: days, weeks, months or years.
     */
    frequency: string | null;
    description: string | null;
  }[];
  payment_options: PaymentOption[];
}
export interface PaymentOption {
  id: number;
  payment_type: PaymentType;
  fixed_duration: number | null;
  /**
   * The unit of the period: days, weeks, months or years.
   */
  fixed_period: string | null;
  fees: {
    base_fee: Price;
    joining_fee: Price;
    pro_rata_fee: Price;
    month_in_hand_fee: Price;
  };
  global_base_price: Price;
  total_to_pay_now: Price;
  is_purchasable: Purchasable;
  /**
   * The date of the first monthly payment, if the membership starts today.
   */
  first_billing_date?: string | null;
}
export interface Purchasable {
  can_purchase: boolean;
  has_prices: boolean;
  /**
   * The reason for the customer why the option cannot be bought.
   */
  message: string | null;
}
export interface MembershipCosts {
  total_to_pay_now: Price;
  /**
   * The date as text, such as 1 December 2026.
   */
  pretty_first_billing_date: string | null;
  first_billing_date: string | null;
  pro_rata_days: number;
  /**
   * The last day that the first payment covers.
   */
  pro_rata_until: string | null;
  global_base_price: Price;
  payment_type: PaymentType;
  fixed_duration: number | null;
  fixed_period: string | null;
  /**
   * True if a promo code can be entered.
   */
  promotion_enabled: boolean;
  /**
   * The days of the month that the customer may choose from.
   */
  billing_days: number[];
  /**
   * The costs by the day of the month that the customer may choose.
   */
  by_billing_day?: {
    day: number;
    total_to_pay_now: Price;
    first_billing_date: string | null;
  }[];
  fees: {
    joining_fee: Price;
    base_fee: Price;
    pro_rata_fee: Price;
    month_in_hand_fee: Price;
    discount: Price;
  };
}
export interface MembershipTypeParams {
  id: number;
}
export interface QuestionGroup {
  id: number;
  title: string;
  questions: Question[];
}
export interface Question {
  id: number;
  reference: string;
  label: string;
  type: string;
  is_required: boolean;
  /**
   * True for questions about health and the like, whose answers are never stored on the device.
   */
  is_sensitive?: boolean;
  options?: {
    [k: string]: string;
  };
  default?: unknown;
  placeholder?: string | null;
}
export interface QuestionAnswer {
  question_id: number;
  answer: string | number | boolean | string[];
}
export interface TypeParams {
  typeId: number;
}
export interface FollowedParams {
  /**
   * The id of the membership to change or renew.
   */
  id: string;
}
export interface FollowOptions {
  membership: {
    id: string;
    name: string;
    home_venue: {
      id: number;
      name: string;
      slug: string;
    };
    payment_type: PaymentType;
    price: Price;
    end_date: string | null;
  };
  starts_at: StartDates;
  types: MembershipType[];
}
export interface StartDates {
  date: string;
  min: string;
  max: string;
}
export interface ChangeCosts {
  total_due_now: Price;
  composition: {
    month_in_hand: Price;
    fees: {
      label: string;
      price: Price;
      days?: number;
    }[];
  };
  new_membership_price: Price;
  difference_to_old_membership: {
    /**
     * The difference in pence a month; negative if the new membership is cheaper.
     */
    raw: number;
    formatted: string;
    decimal: string;
    /**
     * The difference as text, such as £6.00 more a month.
     */
    text: string;
  };
  starts_at: StartDates;
  membership_type: {
    id: number;
    name: string;
    /**
     * True if the membership is paid a month in advance.
     */
    month_in_hand: boolean;
  };
  /**
   * The date of the first bill at the new price.
   */
  first_billing_date: string | null;
  billing_days: number[];
}
export interface CustomerMatch {
  id: string;
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  walk_in: boolean;
  date_of_birth: string | null;
  membership: string | null;
  frozen_until?: string;
  credit: Price;
  /**
   * The detail by which the text found the customer; null if it is their name or e-mail.
   */
  matched: {
    /**
     * `card` for the number on a card and the customer id, which name one customer.
     */
    by: 'card' | 'detail' | 'child';
    /**
     * The detail in words, such as `Phone 07700 900142`.
     */
    text: string;
  } | null;
}
export interface FoundCustomer {
  /**
   * The customer's id for `selected_user_id`.
   */
  id: string;
  reference: string;
  first_name: string;
  last_name: string;
  /**
   * Empty for somebody without an account.
   */
  email: string;
  /**
   * True for somebody without an account.
   */
  walk_in: boolean;
  date_of_birth: string | null;
  /**
   * The name of the customer's active membership, or of a frozen one.
   */
  membership: string | null;
  /**
   * The last day of the freeze that lasts today; left out for a membership that isn't frozen.
   */
  frozen_until?: string;
  credit: Price;
}
export interface CustomerRecord {
  /**
   * The address of the customer's photo for staff, from the API's base; null without a photo.
   */
  photo: string | null;
  credit: Price6;
  /**
   * The memberships that have not ended, newest first; the latest that has ended if there is no other.
   */
  memberships: RecordedMembership[];
  penalties: Penalty[];
  /**
   * The requests to change name or birth date that staff have not answered yet.
   */
  identity_requests: IdentityChange[];
  /**
   * The news that the operator sends, with the customer's consents.
   */
  marketing: MarketingConsent[];
  /**
   * The upcoming bookings, soonest first.
   */
  bookings: AccountBooking[];
  waiting_list: WaitingEntries1;
  /**
   * The basket that the customer filled online; null if nothing is held in it.
   */
  online_basket: OnlineBasket | null;
}
/**
 * The customer's credit, which pays for everything.
 */
export interface Price6 {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
export interface RecordedMembership {
  id: string;
  name: string;
  /**
   * The name of the membership's home centre.
   */
  venue: string;
  state: 'active' | 'frozen' | 'pending' | 'upcoming' | 'ended';
  start_date: string;
  /**
   * The last day; null without an end.
   */
  end_date: string | null;
  /**
   * The last day of the freeze that lasts today; null for a membership that isn't frozen.
   */
  frozen_until: string | null;
  cancelled_on: string | null;
  payment_type: PaymentType;
}
export interface OnlineBasket {
  items: OnlineBasketItem[];
  total: Price;
  /**
   * The time until which the first of the places is held, as ISO 8601 in UTC.
   */
  held_until: string;
  /**
   * True while the customer is paying for the basket.
   */
  is_being_paid: boolean;
}
export interface OnlineBasketItem {
  id: string;
  name: string;
  date: string;
  /**
   * The last day of a course.
   */
  last_date: string | null;
  /**
   * The start in the centre's local time, HH:MM.
   */
  starts_at: string;
  ends_at: string;
  place: string;
  venue: string;
  /**
   * The name of the attendee; null until the customer has chosen one.
   */
  attendee: string | null;
  price: Price;
}
export interface QueuedPerson {
  id: string;
  customer: {
    reference: string;
    name: string;
  };
  /**
   * The child's name; null for the customer.
   */
  attendee: string | null;
  /**
   * The moment of joining, as ISO 8601 has it.
   */
  since: string;
  position: QueuePosition;
  offered_until: OfferEnd;
}
export interface DeskReceipt {
  id: string;
  /**
   * The reference number that the customer quotes in enquiries.
   */
  number: string;
  /**
   * The time of the sale, as ISO 8601 in UTC.
   */
  sold_at: string;
  operator: {
    name: string;
    address: string;
  };
  /**
   * The centres of the booked places, in the order of the lines.
   */
  venues: {
    name: string;
    address: string;
  }[];
  customer: {
    name: string;
    reference: string;
  };
  /**
   * The name of the staff member who sold the order.
   */
  cashier: string;
  lines: ReceiptLine[];
  penalties: ReceiptPenalty[];
  net: Price7;
  tax: Price8;
  total: Price;
  /**
   * The payments as handed over; cash comes first and includes the change.
   */
  tenders: {
    /**
     * The number on a cheque or paper voucher.
     */
    number: string | null;
    tender_type: 'card' | 'cash' | 'cheque' | 'offline-voucher' | 'credit';
    amount: Price;
  }[];
  change_due: Price9;
  /**
   * The Idempotency-Key of the payment that completed it: a till knows by it whether its own did.
   */
  request_key: string | null;
  /**
   * The money that comes back if the order is cancelled now; null if nothing in it can be cancelled.
   */
  refundable: {
    cash: Price;
    credit: Price;
  } | null;
  /**
   * The money that came back when the order was cancelled; null for an order that was not.
   */
  refund: {
    cash: Price10;
    credit: Price11;
    /**
     * The time of the refund, as ISO 8601 in UTC.
     */
    refunded_at: string;
    /**
     * The name of the staff member who cancelled the order.
     */
    refunded_by: string;
    /**
     * The Idempotency-Key of the request: a till knows by it whether it hands the cash back.
     */
    request_key: string | null;
  } | null;
}
export interface ReceiptLine {
  /**
   * The id of the booking.
   */
  id: string;
  name: string;
  /**
   * The name of the pricing option, such as Junior.
   */
  variant: string | null;
  venue: string;
  place: string;
  date: string;
  /**
   * The last day of a course.
   */
  last_date: string | null;
  weeks: number | null;
  /**
   * The start in the centre's local time, HH:MM.
   */
  starts_at: string;
  ends_at: string;
  /**
   * The name of the attendee.
   */
  attendee: string;
  /**
   * The name of the benefit or package that paid for the booking.
   */
  paid_by: string | null;
  /**
   * True if a printed receipt was requested with the item.
   */
  enable_print_receipt: boolean;
  price: Price;
}
export interface ReceiptPenalty {
  id: string;
  /**
   * The reason and the date, such as Missed booking: Swim, 12 November.
   */
  name: string;
  /**
   * The VAT treatment.
   */
  tax: string;
  price: Price;
}
/**
 * The total without VAT.
 */
export interface Price7 {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
/**
 * The VAT in the total; nothing where all of it is exempt.
 */
export interface Price8 {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
/**
 * The change that was handed back, in pence.
 */
export interface Price9 {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
/**
 * The amount handed back from the till.
 */
export interface Price10 {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
/**
 * The amount added to the customer's credit.
 */
export interface Price11 {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
export interface TillOf {
  /**
   * The slug of the centre in which the tablet stands.
   */
  venue: string;
}
export interface TillSheet {
  id: string;
  /**
   * Another one after each sale and refund.
   */
  version: string;
  operator: NamedAddress;
  venue: NamedAddress;
  /**
   * As ISO 8601 in UTC.
   */
  opened_at: string;
  /**
   * The member of staff who opened it or made its first sale.
   */
  opened_by: string;
  closed_at: string | null;
  closed_by: string | null;
  /**
   * Null until somebody counts it.
   */
  float: {
    amount: Price;
    counted_by: string;
    counted_at: string;
  } | null;
  sales: number;
  refunds: number;
  tenders: TillTender[];
  takings: Price13;
  given_back: Price14;
  cashiers: TillCashier[];
  /**
   * The penalties that staff waived on the day. They are no money: no sum has them. Left out where there are none.
   */
  waived?: WaivedPenalty[];
}
export interface NamedAddress {
  name: string;
  address: string;
}
export interface TillTender {
  tender_type: 'cash' | 'cheque' | 'offline-voucher' | 'credit';
  /**
   * The number of payments.
   */
  payments: number;
  takings: Price12;
  given_back: Price;
  /**
   * The amount that should lie in the till; null for credit, and for cash without a float.
   */
  expected: Price | null;
  /**
   * Null until it is counted.
   */
  counted: Price | null;
  /**
   * The amount counted, less the amount expected: below nothing where money is missing.
   */
  difference: Price | null;
}
/**
 * Of cash, less the change.
 */
export interface Price12 {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
/**
 * The takings by all tenders.
 */
export interface Price13 {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
/**
 * The refunds by all tenders.
 */
export interface Price14 {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
export interface TillCashier {
  name: string;
  sales: number;
  refunds: number;
  takings: Price;
  given_back: Price;
  /**
   * The tenders by which anything was taken.
   */
  tenders: {
    tender_type: 'cash' | 'cheque' | 'offline-voucher' | 'credit';
    amount: Price;
  }[];
}
export interface WaivedPenalty {
  name: string;
  amount: Price;
  reason: WaivedFor;
  /**
   * The member of staff.
   */
  waived_by: string;
}
export interface TillDayOf {
  venue: string;
  dayId: string;
}
export interface TillCount {
  /**
   * Pence, with the float.
   */
  cash: number;
  cheque: number;
  /**
   * Pence in paper vouchers.
   */
  voucher: number;
  /**
   * Pence that lay in the till at first, where nobody counted them then; else null.
   */
  float: number | null;
}
export interface ClosedTillDay {
  id: string;
  opened_at: string;
  closed_at: string;
  closed_by: string;
  takings: Price;
  difference: Price15;
}
/**
 * By all tenders together.
 */
export interface Price15 {
  /**
   * The amount in pence.
   */
  raw: number;
  /**
   * The amount as the page shows it, such as £12.47.
   */
  formatted: string;
  /**
   * The amount in pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
/** The calls that are repeated with their key, and that the server makes in one transaction. */
export type IdempotentCall =
  | 'uploadProof'
  | 'moveBooking'
  | 'sendGuestPass'
  | 'addDependant'
  | 'register'
  | 'storeMembership'
  | 'saveMembershipAnswers'
  | 'changeMembership'
  | 'renewMembership'
  | 'createCustomer'
  | 'serveWalkIn'
  | 'payAtDesk'
  | 'staffMoveBooking'
  | 'refundAtDesk'
  | 'openTill'
  | 'closeTill';
