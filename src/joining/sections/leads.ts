export { SignInOffer } from '../../sign-in/sections/SignInOffer';
export { PaymentNote } from './mandate/PaymentNote';
export { SignedInFacts } from './SignedInFacts';
