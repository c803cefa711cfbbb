// Generated from the schemas beside it by `npm run generate`. Do not edit.
export type PaymentType = 'recurring' | 'fixed';
export type BasketSource = 'bookings' | 'front-of-house';
export type OfferKind = 'activity' | 'camp' | 'course';
/**
 * What makes the price: nothing, a membership's price, what a membership includes, or a use of a package.
 */
export type PaidBy = 'money' | 'member-price' | 'benefit' | 'package';
/**
 * `auto`: a benefit if there is one, else a package, else money. What can't be had is paid for with money.
 */
export type PayWith = 'auto' | 'benefit' | 'package' | 'money';
/**
 * `processing`: the provider may have been asked and its answer is not known yet. `prepared`: it was not asked.
 */
export type TransactionStatus = 'prepared' | 'processing' | 'sca_required' | 'authorised' | 'completed' | 'declined';
export type OrderItem = MembershipItem | BookingItem;

export interface Wire {
  /**
   * GET /api/my-account/memberships: The caller's memberships: current ones, those to come, and those that have ended, newest first.
   */
  accountMemberships: {
    answer: AccountMembership[];
  };
  /**
   * POST /api/my-account/memberships/{membershipId}/documents: Hands in a document that proves who may have a membership's price. Answers with the membership as it is now.
   */
  uploadProof: {
    params: MembershipParams;
    body: UploadedFile;
    answer: AccountMembership;
  };
  /**
   * GET /api/my-account/bookings: The caller's bookings: `upcoming` are booked and not over yet, soonest first; `past` are all others, latest first.
   */
  accountBookings: {
    query: {
      when: 'upcoming' | 'past';
    };
    answer: AccountBooking[];
  };
  /**
   * POST /api/my-account/bookings/{bookingId}/cancel: Gives a booked place back; 422 with the reason when it is too late. Cancelling twice changes nothing.
   */
  cancelBooking: {
    params: {
      bookingId: string;
    };
    answer: AccountBooking;
  };
  /**
   * GET /api/my-account/packages: The caller's packages: sessions that were paid for together, and how many are left.
   */
  accountPackages: {
    answer: AccountPackage[];
  };
  /**
   * GET /api/my-account/guest-passes: How many guests the caller may bring this month, and whom they have invited.
   */
  guestPasses: {
    answer: GuestPasses;
  };
  /**
   * POST /api/my-account/guest-passes: Invites a guest by mail; 422 when none is left. Answers with the passes as they are now.
   */
  sendGuestPass: {
    body: {
      guest_name: string;
      guest_email: string;
    };
    answer: GuestPasses;
  };
  /**
   * GET /api/my-account/payments: What the caller paid and was paid back, latest first, ten a page.
   */
  accountPayments: {
    query: {
      page: number;
    };
    answer: {
      page: number;
      /**
       * At least 1.
       */
      pages: number;
      /**
       * Empty past the last page.
       */
      items: AccountPayment[];
    };
  };
  /**
   * GET /api/my-account/payments/{paymentId}: One of the caller's payments, with all that it paid for.
   */
  paymentReceipt: {
    params: {
      paymentId: string;
    };
    answer: Receipt;
  };
  /**
   * GET /api/my-account/saved-card: The card that the caller has saved with the active provider; null when there is none.
   */
  accountCard: {
    answer: AccountCard | null;
  };
  /**
   * DELETE /api/my-account/saved-card: Forgets the caller's saved card.
   */
  removeAccountCard: {
    answer: {
      removed: boolean;
    };
  };
  /**
   * PUT /api/my-account/user/password: Sets a new password; every other session of the caller ends. 422 names what is wrong by field.
   */
  changePassword: {
    body: {
      current_password: string;
      password: string;
      password_confirmation: string;
    };
    answer: TokenAnswer;
  };
  /**
   * PUT /api/my-account/user/photo: Replaces the caller's profile photo: a JPEG, PNG or WebP of at most 2 MB.
   */
  setPhoto: {
    body: UploadedFile;
    answer: PhotoAnswer;
  };
  /**
   * DELETE /api/my-account/user/photo: Takes the caller's profile photo away.
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
   * POST /api/my-account/dependants: Adds somebody whom the caller books for.
   */
  addDependant: {
    query: DependantsQuery;
    body: {
      first_name: string;
      last_name: string;
      /**
       * YYYY-MM-DD.
       */
      date_of_birth: string;
    };
    answer: Dependant;
  };
  /**
   * GET /api/venues/activities: The venues at which one can book.
   */
  activityVenues: {
    answer: Venue[];
  };
  /**
   * GET /api/activities/venues/{venue}/timetable: A venue's sessions on one day, soonest first, as the caller would book them. 404 for an unknown venue.
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
   * GET /api/activities/venues/{venue}/camps: A venue's camps in the coming school holidays; each of their days is booked by itself.
   */
  camps: {
    params: VenueParams;
    query: ScheduleQuery;
    answer: Schedule;
  };
  /**
   * GET /api/activities/venues/{venue}/courses: A venue's courses that are yet to begin; each run of a course is booked as a whole.
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
   * POST /api/auth/customer/login: Signs a customer in by e-mail address or customer id.
   */
  login: {
    body: {
      username: string;
      password: string;
    };
    answer: TokenAnswer;
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
   * POST /api/auth/customer/forgotten-password: Mails a link to choose a new password. 200 whether there is such a customer or not; 422 starting with Multiple when the e-mail has several accounts.
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
   * GET /api/checkout: The basket of the caller, guest or customer, or of the customer whom staff have selected; an empty one when there is none. What ran out leaves it.
   */
  basket: {
    query: BasketQuery;
    answer: Basket;
  };
  /**
   * DELETE /api/checkout: Empties the basket and lets go of its places. 409 while a payment for it is open.
   */
  discardBasket: {
    query: BasketQuery;
    answer: Basket;
  };
  /**
   * POST /api/checkout/add: Holds places and puts them into the basket, all or none. The same place for the same person stands in it once, however often it is added. 422 with the reason when one can't be had.
   */
  addToBasket: {
    body: {
      /**
       * @minItems 1
       * @maxItems 40
       */
      items: NewBasketItem[];
      /**
       * For whom the items are that don't say it themselves, as far as they are of the age: the customer, or one of their dependants.
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
   * POST /api/checkout/remove: Takes items out of the basket and lets go of their places. Ids that it doesn't have change nothing.
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
   * PUT /api/checkout/{cartItemId}: Changes what an item of the basket leaves open; what is left out of the options stays.
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
   * PUT /api/checkout/credit: Says how much of the customer's credit is to pay for the basket. Never more is used than its `credits` allow; 0 uses none.
   */
  useCredit: {
    body: {
      /**
       * Pence.
       */
      amount: number;
      selected_user_id?: string | null;
      source: BasketSource;
    };
    answer: Basket;
  };
  /**
   * GET /api/checkout/prepare: Opens a payment for the caller's cart, or says where the one stands that is under way. 403 with paid_booking_disabled when the operator takes no payments.
   */
  preparePayment: {
    query: {
      /**
       * Which cart: `bookings` is the basket, anything else the joining cart.
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
   * POST /api/checkout/session/payment: Opens the transaction that a provider's own script is about to take (Ryft), for any cart.
   */
  openTransaction: {
    body: {
      payment_session_id: string;
      payments: Tender[];
      terms: number[];
      completed_waivers: number[];
      source: string;
    };
    answer: OpenedTransaction;
  };
  /**
   * POST /api/checkout/online-joining/{provider}/payment: The same for a joining cart, with the provider's name in the path.
   */
  openJoiningTransaction: {
    params: {
      provider: string;
    };
    body: {
      session_id: string;
      payments: Tender[];
      terms: number[];
      completed_waivers: number[];
    };
    answer: OpenedTransaction;
  };
  /**
   * POST /api/checkout/authorise: Asks the card provider to authorise the prepared payment. Needs an Idempotency-Key; repeating it asks nothing twice.
   */
  authorisePayment: {
    body: AuthoriseBody;
    answer: Transaction;
  };
  /**
   * GET /api/checkout/transactions/{transactionId}: Where a payment of the caller's stands. The provider is asked when nobody else knows.
   */
  transaction: {
    params: {
      transactionId: string;
    };
    answer: Transaction;
  };
  /**
   * POST /api/payment-providers/sca-completion/{transactionId}: Says that a 3-D Secure challenge has ended on the page, and how; the provider is asked whether that is so.
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
   * POST /api/checkout/complete: Takes the authorised payment, or nothing when nothing is due, and makes the order. Needs an Idempotency-Key; repeating it gives the same order.
   */
  completePayment: {
    body: CompleteBody;
    answer: CompletedOrder;
  };
  /**
   * POST /api/checkout/session/complete/{transactionId}: Completes a payment that a provider's own script has taken (Ryft).
   */
  completeSession: {
    params: {
      transactionId: string;
    };
    body: CompleteBody;
    answer: CompletedOrder;
  };
  /**
   * GET /api/checkout/latest-order: The caller's newest order, if it was made a short while ago, or within a day and no page has shown it yet: for a page that finds its cart gone.
   */
  latestOrder: {
    query: {
      /**
       * Which kind of order: `bookings` is of a basket, anything else of a joining cart.
       */
      source?: string;
    };
    answer: {
      order_id: string | null;
    };
  };
  /**
   * GET /api/orders/{orderId}: A completed order of the caller's.
   */
  order: {
    params: {
      orderId: string;
    };
    answer: Order;
  };
  /**
   * PUT /api/orders/{orderId}/shown: Says that a page has shown the caller this order of theirs: `latestOrder` needs to name it no longer.
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
   * GET /api/activities/footer: The footer as encoded HTML; empty when there is none.
   */
  footer: {
    query: {
      venue?: string;
    };
    answer: {
      /**
       * HTML, entity-encoded once.
       */
      content: string;
    };
  };
  /**
   * POST /api/client-errors: What went wrong on a page, without personal data.
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
   * GET /api/memberships/online-joining: The caller's joining cart; null when there is none.
   */
  joiningCart: {
    answer: JoiningCart | null;
  };
  /**
   * POST /api/memberships/online-joining/store: Puts the membership into the caller's joining cart, replacing what was there.
   */
  storeMembership: {
    body: MembershipDetails;
    answer: StoredCart;
  };
  /**
   * DELETE /api/cart/clear: Empties the caller's cart; one with an open payment stays.
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
   * GET /api/terms: The terms that paying for a cart or a basket asks to accept.
   */
  cartTerms: {
    query: {
      cart_id: string;
    };
    answer: Terms[];
  };
  /**
   * GET /api/memberships/types: The memberships sold at a venue, each with its payment options as the caller may buy them.
   */
  membershipTypes: {
    query: {
      venue_id: number;
    };
    answer: MembershipType[];
  };
  /**
   * GET /api/memberships/types/{typeId}/payment-options/{optionId}: What an option costs when started on a date; 422 with `Could not calculate price.` when it can't be told.
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
   * GET /api/v1/membership-promotions/validate/{code}/{paymentOptionId}: Whether a promo code holds for a payment option.
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
   * GET /api/custom-questions/memberships/{id}: The questions that joining with a membership asks, in groups.
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
      answers: QuestionAnswer[];
    };
    answer: {
      /**
       * How many answers.
       */
      saved: number;
    };
  };
  /**
   * GET /api/terms/direct-debit: The Direct Debit terms and Guarantee, worded by the scheme.
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
   * GET /api/memberships/{id}/change: What a membership of the caller's may be changed to, at its own centre; 422 with the reason when it can't be changed now.
   */
  changeOptions: {
    params: FollowedParams;
    answer: FollowOptions;
  };
  /**
   * GET /api/memberships/{id}/change/{optionId}: What a change costs; a start date outside the limits is moved into them.
   */
  changeCosts: {
    params: {
      id: string;
      optionId: number;
    };
    query: {
      starts_at?: string;
    };
    answer: ChangeCosts;
  };
  /**
   * POST /api/memberships/{id}/change: Puts a change into the caller's joining cart, replacing what was there. The centre is kept.
   */
  changeMembership: {
    params: FollowedParams;
    body: MembershipDetails;
    answer: StoredCart;
  };
  /**
   * GET /api/memberships/{id}/renew: What a single payment of the caller's is renewed as; 422 with the reason when it can't be renewed now.
   */
  renewalOptions: {
    params: FollowedParams;
    answer: FollowOptions;
  };
  /**
   * POST /api/memberships/{id}/renew: Puts a renewal into the caller's joining cart, replacing what was there: the same membership at the same centre.
   */
  renewMembership: {
    params: FollowedParams;
    body: MembershipDetails;
    answer: StoredCart;
  };
  /**
   * GET /api/staff/customers: Customers whose name, e-mail address or customer id holds the text, at most twenty. 403 for all but staff.
   */
  findCustomers: {
    query: {
      search: string;
    };
    answer: FoundCustomer[];
  };
  /**
   * GET /api/staff/customers/{customerId}: One customer, as staff serve them. 403 for all but staff.
   */
  staffCustomer: {
    params: {
      customerId: string;
    };
    answer: FoundCustomer;
  };
  /**
   * POST /api/checkout/pay: Turns the selected customer's basket into an order, paid for at the desk. 403 for all but staff; 422 with the reason when the payments don't make up the total.
   */
  payAtDesk: {
    body: {
      completed_waivers: number[];
      /**
       * @maxItems 50
       */
      payments: Tender[];
      selected_user_id: string;
      source: BasketSource;
      terms: number[];
    };
    answer: {
      complete_order_id: string;
      /**
       * Pence to hand back from the cash.
       */
      change_due: number;
      formatted_change_due: string;
      /**
       * Whether a receipt was asked for with any item.
       */
      print_receipt: boolean;
    };
  };
  /**
   * GET /api/staff/orders/{orderId}/receipt: A completed order of the desk's, with all that its printed receipt says. 403 for all but staff.
   */
  deskReceipt: {
    params: {
      orderId: string;
    };
    answer: DeskReceipt;
  };
  /**
   * GET /api/venues/online-joining: The venues at which one can join online.
   */
  joiningVenues: {
    answer: Venue[];
  };
  /**
   * GET /api/venues/online-joining/{venue}: One venue by its slug.
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
   * `pending` waits for proof of eligibility; `upcoming` starts on a day to come.
   */
  state: 'active' | 'pending' | 'upcoming' | 'ended';
  start_date: string;
  /**
   * The last day; null while it rolls on.
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
  can_renew: boolean;
  /**
   * Why it can neither be changed nor renewed now.
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
   * Pence.
   */
  raw: number;
  /**
   * What the page shows, such as £12.47.
   */
  formatted: string;
  /**
   * Pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
export interface MembershipEligibility {
  /**
   * What has to be proved, such as a student card.
   */
  name: string;
  state: 'missing' | 'submitted' | 'accepted';
  expires_on: string | null;
  days_to_expiry: number | null;
  expiring_soon: boolean;
  documents: {
    id: string;
    file_name: string;
    /**
     * ISO 8601, in UTC.
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
   * Base64.
   */
  content: string;
}
export interface AccountBooking {
  id: string;
  name: string;
  date: string;
  /**
   * The time on the centre's wall clock, HH:MM.
   */
  starts_at: string;
  /**
   * HH:MM.
   */
  ends_at: string;
  /**
   * Where in the centre, such as Main pool.
   */
  place: string;
  venue: Named;
  state: 'booked' | 'cancelled' | 'attended' | 'missed';
  can_cancel: boolean;
  /**
   * Until when it can be cancelled, or why it can't be.
   */
  cancel_note: string | null;
  /**
   * A course's last day.
   */
  last_date: string | null;
  /**
   * Whom it is for, where that isn't the customer.
   */
  attendee: string | null;
}
export interface AccountPackage {
  id: string;
  name: string;
  description: string | null;
  /**
   * Null: at any.
   */
  venue: Named | null;
  total_uses: number;
  uses_left: number;
  expires_on: string | null;
  state: 'active' | 'used-up' | 'expired';
}
export interface GuestPasses {
  left: number;
  /**
   * 0 when the caller's membership brings none.
   */
  per_month: number;
  renews_on: string | null;
  passes: {
    id: string;
    guest_name: string;
    guest_email: string;
    valid_until: string;
    state: 'sent' | 'used' | 'expired';
  }[];
}
export interface AccountPayment {
  id: string;
  date: string;
  description: string;
  /**
   * Such as Visa 4242, Credit or Direct Debit.
   */
  paid_with: string;
  amount: Price;
  /**
   * Which way the money went; amounts are never negative.
   */
  kind: 'payment' | 'refund';
}
export interface Receipt {
  id: string;
  /**
   * What the customer quotes when they ask about it.
   */
  number: string;
  date: string;
  description: string;
  paid_with: string;
  kind: 'payment' | 'refund';
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
export interface TokenAnswer {
  token: string;
}
export interface PhotoAnswer {
  /**
   * Where the photo is, from the API's base.
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
export interface Dependant {
  id: string;
  first_name: string;
  last_name: string;
  date_of_birth: string;
}
export interface Venue {
  id: number;
  slug: string;
  name: string;
  address1: string;
  address2: string | null;
  postcode: string;
  /**
   * Degrees east. A venue without a number here is in the list, and not on the map.
   */
  lng?: number | string | null;
  /**
   * Degrees north, the same.
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
   * The last one.
   */
  to: string;
  /**
   * What the slots are of; one without a slot is left out.
   */
  offers: Offer[];
  slots: Slot[];
}
export interface BookingVenue {
  id: number;
  name: string;
  slug: string;
}
export interface Offer {
  id: number;
  kind: OfferKind;
  slug: string;
  name: string;
  category: Named;
  description: string;
  /**
   * What its places are called.
   */
  unit: 'space' | 'court';
  min_age: number | null;
  max_age: number | null;
  pricing_options: PricingOption[];
  additional_questions: AdditionalQuestion[];
  /**
   * Of the waiver that each attendee needs.
   */
  waiver_id: number | null;
}
export interface PricingOption {
  id: number;
  /**
   * Such as Adult or Junior.
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
   * Labels by key; empty unless one chooses.
   */
  options: {
    [k: string]: string;
  };
}
export interface Slot {
  /**
   * What is added to the basket.
   */
  id: string;
  offer_id: number;
  /**
   * A course's first day.
   */
  date: string;
  /**
   * A course's last day.
   */
  last_date: string | null;
  /**
   * How many times a course meets.
   */
  weeks: number | null;
  /**
   * The time on the centre's wall clock, HH:MM.
   */
  starts_at: string;
  /**
   * HH:MM.
   */
  ends_at: string;
  /**
   * Where in the centre, such as Main pool.
   */
  place: string;
  capacity: number;
  places_left: number;
  price: Price1;
  full_price: Price;
  paid_by: PaidBy;
  /**
   * The option that these prices are of.
   */
  pricing_option_id: number;
  can_book: boolean;
  /**
   * Why it can't be booked.
   */
  refusal: string | null;
  /**
   * Whether the caller's basket has a place in it.
   */
  in_basket: boolean;
}
/**
 * What the caller would pay.
 */
export interface Price1 {
  /**
   * Pence.
   */
  raw: number;
  /**
   * What the page shows, such as £12.47.
   */
  formatted: string;
  /**
   * Pounds with two decimals, such as 12.47.
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
   * Null for a basket that is empty.
   */
  id: string | null;
  /**
   * The same.
   */
  uuid: string | null;
  source: BasketSource;
  items: BasketItem[];
  /**
   * What was in it until its time ran out; forgotten when the basket changes.
   */
  expired_items: ExpiredItem[];
  item_count: number;
  /**
   * Pence, as all amounts here.
   */
  sub_total: number;
  tax_total: number;
  total: number;
  /**
   * What is left to pay after `payments`.
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
   * What the server holds already: credit, if the customer said so.
   */
  payments: Tender[];
  attendee_waivers_required: AttendeeWaiver[];
  /**
   * Whom items can be for: the customer first, then their dependants. Empty for a guest.
   */
  people: Person[];
  selected_user_id: string | null;
  /**
   * The order that an emptied basket became within the last hour, if it became one.
   */
  complete_order_id: string | null;
  /**
   * Seconds from this answer until the first of its places runs out: a page's own clock may be wrong.
   */
  expires_in: number | null;
  /**
   * A payment is open: it can't be changed.
   */
  is_being_paid: boolean;
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
   * HH:MM on the centre's wall clock.
   */
  starts_at: string;
  ends_at: string;
  /**
   * Null until somebody is chosen.
   */
  purchased_for_user_id: string | null;
  purchased_for_name: string | null;
  pricing_option_id: number;
  pricing_options: PricingOption[];
  price: Price2;
  full_price: Price;
  paid_by: PaidBy;
  pay_with: PayWith;
  /**
   * The membership's benefit that is used.
   */
  benefit: ItemBenefit | null;
  /**
   * The package of which a use is taken.
   */
  package: ItemPackage | null;
  /**
   * One that could be used and isn't.
   */
  offered_benefit: ItemBenefit | null;
  /**
   * One that could be used and isn't.
   */
  offered_package: ItemPackage | null;
  sort_by: number;
  enable_print_receipt: boolean;
  additional_questions: AdditionalQuestion[];
  answers: BasketAnswer[];
  waiver_id: number | null;
  /**
   * Why it can't be paid for yet, such as nobody being chosen or an age that doesn't fit.
   */
  refusal: string | null;
  /**
   * ISO 8601, in UTC.
   */
  held_until: string;
}
/**
 * What it adds to the total.
 */
export interface Price2 {
  /**
   * Pence.
   */
  raw: number;
  /**
   * What the page shows, such as £12.47.
   */
  formatted: string;
  /**
   * Pounds with two decimals, such as 12.47.
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
   * Before this basket.
   */
  uses_left: number;
}
export interface BasketAnswer {
  question_id: number;
  /**
   * A date is YYYY-MM-DD; several choices are a list of keys; null takes the answer back.
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
  purchased_for_user_id: string | null;
}
export interface Credit {
  type: 'membership' | 'general';
  /**
   * Pence.
   */
  total_available: number;
  /**
   * Pence of it that this basket takes. Membership credit is used first, and for activities alone; the two add up to what a credit payment may be.
   */
  max_applicable: number;
}
export interface Tender {
  tender_type: 'card' | 'cash' | 'cheque' | 'offline-voucher' | 'credit';
  /**
   * Pence.
   */
  amount: number;
}
export interface AttendeeWaiver {
  /**
   * What `completed_waivers` names.
   */
  id: number;
  title: string;
  html: string;
  /**
   * Whom it is accepted for.
   */
  attendees: string[];
}
export interface Person {
  id: string;
  name: string;
  date_of_birth: string | null;
  is_customer: boolean;
}
export interface User {
  id: string;
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  home_venue_slug: string | null;
  membership_user: boolean;
  credit: {
    /**
     * Pence.
     */
    balance: number;
  };
  has_instruction: boolean;
  has_billing_date: boolean;
  barcode: string;
  document_expiry: {
    document_expiring_soon: boolean;
    days_to_expiry: number;
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
  /**
   * Whether the front of house is open to them.
   */
  is_staff: boolean;
}
export interface OnboardingQuery {
  onboarding_type: 'customer_account_online' | 'membership_purchase';
}
export interface DataFieldAnswers {
  /**
   * Of the definition that was answered.
   */
  _checksum: string;
  [k: string]: unknown;
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
   * text, number, select, multi_select, date or checkbox.
   */
  type: string;
  options?: {
    value: string;
    label: string;
  }[];
  placeholder?: string | null;
  is_required: boolean;
  /**
   * Whether the customer may change it.
   */
  is_authorised?: boolean;
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
   * Of the slot.
   */
  id: string;
  type: OfferKind;
  /**
   * The customer's own id or one of their dependants'.
   */
  purchased_for_user_id?: string | null;
  /**
   * Left out, the one that fits the person.
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
   * Opayo, Stripe or Ryft.
   */
  payment_provider: string;
  session_key?: string;
  payment_session_id?: string;
  payment_provider_configuration: {
    mode: string;
    /**
     * Where the provider's script loads from.
     */
    url: string;
    publishable_key?: string;
    public_key?: string;
    account_id?: string;
  };
  transaction_uuid?: string;
  client_secret?: string;
  /**
   * Stripe's intent that the card fields are set up with.
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
   * The fields of the hidden form that brings the customer to sca_url, in order.
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
   * MM/YY.
   */
  expiry_date?: string;
  recently_expired: boolean;
  /**
   * The provider's own name for the card, worthless without its security code.
   */
  external_identifier: string;
}
export interface OpenedTransaction {
  transaction_uuid: string;
  /**
   * Pence that will be taken.
   */
  amount: number;
}
/**
 * A card form's payload. A card's security code is no part of it: that goes to the provider's own script, and to nobody else.
 */
export interface AuthoriseBody {
  transaction_uuid: string;
  completed_waivers: number[];
  payments: Tender[];
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
   * Both names with a space between them.
   */
  card_holder_name?: string;
  session_key?: string;
  save_card: boolean;
  saved_card_id?: string;
  /**
   * True when the card on file pays, the one that saved_card_id names.
   */
  is_saved_card?: boolean;
  payment_method_id?: string;
  /**
   * Stripe's intent that the card fields were set up with; 422 unless it is this payment's.
   */
  setup_intent_id?: string;
  browser: BrowserFacts;
  /**
   * The provider's token for a saved card's security code, never the code.
   */
  token?: string;
}
/**
 * What 3-D Secure asks to know of the browser.
 */
export interface BrowserFacts {
  screen_width: number;
  screen_height: number;
  colour_depth: number;
  /**
   * Minutes.
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
   * The fields of the hidden form that brings the customer to sca_url, in order.
   */
  form_data?: FormEntry[];
  client_secret?: string;
  return_url?: string;
  error?: {
    code: string;
    message: string;
    /**
     * The provider's own words, for whoever looks into it; never shown to the customer.
     */
    details?: string;
  };
  complete_order_id?: string;
}
export interface CompleteBody {
  completed_waivers: number[];
  payments: Tender[];
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
   * What the customer quotes.
   */
  number: string;
  items: OrderItem[];
  tax: OrderAmount;
  total: OrderAmount;
  brand: string;
  /**
   * The address that the receipt was sent to; null for orders from before it was written down.
   */
  receipt_email: string | null;
  order_type: 'membership' | 'booking';
  new_mandate: boolean;
  /**
   * What it was paid with; change has been taken off the cash.
   */
  payments: Tender[];
  card: null | PaidCard;
  change_due: OrderAmount;
}
export interface MembershipItem {
  type: 'membership';
  /**
   * A new membership, or one that follows another.
   */
  kind: 'join' | 'change' | 'renew';
  name: string;
  friendly_name: string;
  quantity: number;
  variant?: string | null;
  home_venue: Named;
  requires_eligibility: boolean;
  /**
   * True when a Direct Debit was set up for it with this order.
   */
  new_mandate: boolean;
  /**
   * The words for what the customer does at the door on the first day.
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
   * The lines that make up the total; what was taken off is negative.
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
   * The pricing option, such as Junior.
   */
  variant: string | null;
  home_venue: Named1;
  place: string;
  /**
   * Whom it is for.
   */
  attendee: string;
  start_date: string;
  /**
   * A course's last day.
   */
  end_date: string | null;
  weeks: number | null;
  /**
   * HH:MM on the centre's wall clock.
   */
  starts_at: string;
  ends_at: string;
  categories: Named[];
  base_fee: OrderFee;
  fees: LabelledFee[];
  /**
   * The lines that make up the total; what was taken off is negative.
   */
  price_breakdown: LabelledFee[];
  /**
   * The benefit or package that paid for it.
   */
  paid_by: string | null;
  enable_print_receipt: boolean;
  total: OrderAmount;
}
/**
 * Where it takes place.
 */
export interface Named1 {
  id: number;
  name: string;
}
/**
 * The card that paid online, as its holder knows it.
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
  kind: 'join' | 'change' | 'renew';
  /**
   * The membership that is changed or renewed.
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
  dd_terms_accepted?: number[];
  account_holder_confirmed?: boolean;
  promotion_code_id?: number;
  promotion_code?: string;
  /**
   * Ids of the terms accepted.
   */
  terms: number[];
  /**
   * Whether answers to the membership's questions follow.
   */
  has_answers?: boolean;
  /**
   * Of the journey that was walked, for the consent record.
   */
  journey_hash?: string;
  source: string;
}
export interface StoredCart {
  cart_id: string;
  /**
   * Whether a Direct Debit mandate was submitted with it.
   */
  new_mandate: boolean;
}
export interface Terms {
  id: number;
  title: string;
  html: string;
}
export interface MembershipType {
  id: number;
  name: string;
  slug: string;
  /**
   * HTML
   */
  description: string;
  coverage: 'national' | 'regional' | 'local';
  categories: Named[];
  eligibility: {
    name: string;
  } | null;
  provides_access_to: Named[] | null;
  benefits: {
    name: string;
    total_uses: number | null;
    /**
     * days, weeks, months or years
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
   * days, weeks, months or years
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
}
export interface Purchasable {
  can_purchase: boolean;
  has_prices: boolean;
  /**
   * Why not, for the customer.
   */
  message: string | null;
}
export interface MembershipCosts {
  total_to_pay_now: Price;
  /**
   * Such as 1 December 2026.
   */
  pretty_first_billing_date: string | null;
  first_billing_date: string | null;
  pro_rata_days: number;
  /**
   * The last day paid for now.
   */
  pro_rata_until: string | null;
  global_base_price: Price;
  payment_type: PaymentType;
  fixed_duration: number | null;
  fixed_period: string | null;
  /**
   * Whether a promo code can be entered.
   */
  promotion_enabled: boolean;
  /**
   * The days one may choose from.
   */
  billing_days: number[];
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
   * Health and the like: never stored on the device.
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
   * Of the membership that is changed or renewed.
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
     * Pence a month; below zero when the new one is cheaper.
     */
    raw: number;
    formatted: string;
    decimal: string;
    /**
     * Such as £6.00 more a month.
     */
    text: string;
  };
  starts_at: StartDates;
  membership_type: {
    id: number;
    name: string;
    /**
     * Whether it is paid a month ahead.
     */
    month_in_hand: boolean;
  };
  /**
   * The first bill at the new price.
   */
  first_billing_date: string | null;
  billing_days: number[];
}
export interface FoundCustomer {
  /**
   * What `selected_user_id` takes.
   */
  id: string;
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  date_of_birth: string | null;
  /**
   * The name of an active one.
   */
  membership: string | null;
  credit: Price;
}
export interface DeskReceipt {
  id: string;
  /**
   * What the customer quotes.
   */
  number: string;
  /**
   * A moment, as ISO 8601 in UTC.
   */
  sold_at: string;
  operator: {
    name: string;
    address: string;
  };
  /**
   * The centres at which the places are, in the order of the lines.
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
   * Who of the staff sold it.
   */
  cashier: string;
  lines: ReceiptLine[];
  net: Price3;
  tax: Price4;
  total: Price;
  /**
   * What the customer handed over; cash comes first and has its change in it.
   */
  tenders: {
    tender_type: 'card' | 'cash' | 'cheque' | 'offline-voucher' | 'credit';
    amount: Price;
  }[];
  change_due: Price5;
}
export interface ReceiptLine {
  /**
   * Of the booking.
   */
  id: string;
  name: string;
  /**
   * The pricing option, such as Junior.
   */
  variant: string | null;
  venue: string;
  place: string;
  date: string;
  /**
   * A course's last day.
   */
  last_date: string | null;
  weeks: number | null;
  /**
   * HH:MM on the centre's wall clock.
   */
  starts_at: string;
  ends_at: string;
  /**
   * Whom it is for.
   */
  attendee: string;
  /**
   * The benefit or package that paid for it.
   */
  paid_by: string | null;
  /**
   * Whether a receipt was asked for with it.
   */
  enable_print_receipt: boolean;
  price: Price;
}
/**
 * The total without VAT.
 */
export interface Price3 {
  /**
   * Pence.
   */
  raw: number;
  /**
   * What the page shows, such as £12.47.
   */
  formatted: string;
  /**
   * Pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
/**
 * The VAT in the total.
 */
export interface Price4 {
  /**
   * Pence.
   */
  raw: number;
  /**
   * What the page shows, such as £12.47.
   */
  formatted: string;
  /**
   * Pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
/**
 * What was handed back from the cash.
 */
export interface Price5 {
  /**
   * Pence.
   */
  raw: number;
  /**
   * What the page shows, such as £12.47.
   */
  formatted: string;
  /**
   * Pounds with two decimals, such as 12.47.
   */
  decimal: string;
}
