import type { Order } from '../../kit/api/checkout';

type Item = Order['items'][number];
export type MembershipItem = Extract<Item, { type: 'membership' }>;
export type BookedPlace = Extract<Item, { type: 'booking' }>;
export type PaidPenalty = Extract<Item, { type: 'penalty' }>;

export const isMembership = (item: Item): item is MembershipItem => item.type === 'membership';
export const isBooking = (item: Item): item is BookedPlace => item.type === 'booking';
export const isPenalty = (item: Item): item is PaidPenalty => item.type === 'penalty';
