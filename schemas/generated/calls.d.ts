// Generated from the schemas beside it by `npm run generate`. Do not edit.
declare module 'call:accountMemberships' {
  const call: import('../../src/kit/api/call').Call<'accountMemberships'>;
  export default call;
}
declare module 'call:uploadProof' {
  const call: import('../../src/kit/api/call').Call<'uploadProof'>;
  export default call;
}
declare module 'call:membershipEnding' {
  const call: import('../../src/kit/api/call').Call<'membershipEnding'>;
  export default call;
}
declare module 'call:endMembership' {
  const call: import('../../src/kit/api/call').Call<'endMembership'>;
  export default call;
}
declare module 'call:keepMembership' {
  const call: import('../../src/kit/api/call').Call<'keepMembership'>;
  export default call;
}
declare module 'call:membershipFreeze' {
  const call: import('../../src/kit/api/call').Call<'membershipFreeze'>;
  export default call;
}
declare module 'call:freezeMembership' {
  const call: import('../../src/kit/api/call').Call<'freezeMembership'>;
  export default call;
}
declare module 'call:endFreeze' {
  const call: import('../../src/kit/api/call').Call<'endFreeze'>;
  export default call;
}
declare module 'call:accountBookings' {
  const call: import('../../src/kit/api/call').Call<'accountBookings'>;
  export default call;
}
declare module 'call:cancelBooking' {
  const call: import('../../src/kit/api/call').Call<'cancelBooking'>;
  export default call;
}
declare module 'call:bookingTimes' {
  const call: import('../../src/kit/api/call').Call<'bookingTimes'>;
  export default call;
}
declare module 'call:moveBooking' {
  const call: import('../../src/kit/api/call').Call<'moveBooking'>;
  export default call;
}
declare module 'call:accountPenalties' {
  const call: import('../../src/kit/api/call').Call<'accountPenalties'>;
  export default call;
}
declare module 'call:waitingList' {
  const call: import('../../src/kit/api/call').Call<'waitingList'>;
  export default call;
}
declare module 'call:joinWaitingList' {
  const call: import('../../src/kit/api/call').Call<'joinWaitingList'>;
  export default call;
}
declare module 'call:leaveWaitingList' {
  const call: import('../../src/kit/api/call').Call<'leaveWaitingList'>;
  export default call;
}
declare module 'call:accountPackages' {
  const call: import('../../src/kit/api/call').Call<'accountPackages'>;
  export default call;
}
declare module 'call:accountWallets' {
  const call: import('../../src/kit/api/call').Call<'accountWallets'>;
  export default call;
}
declare module 'call:guestPasses' {
  const call: import('../../src/kit/api/call').Call<'guestPasses'>;
  export default call;
}
declare module 'call:sendGuestPass' {
  const call: import('../../src/kit/api/call').Call<'sendGuestPass'>;
  export default call;
}
declare module 'call:accountPayments' {
  const call: import('../../src/kit/api/call').Call<'accountPayments'>;
  export default call;
}
declare module 'call:paymentReceipt' {
  const call: import('../../src/kit/api/call').Call<'paymentReceipt'>;
  export default call;
}
declare module 'call:accountCard' {
  const call: import('../../src/kit/api/call').Call<'accountCard'>;
  export default call;
}
declare module 'call:removeAccountCard' {
  const call: import('../../src/kit/api/call').Call<'removeAccountCard'>;
  export default call;
}
declare module 'call:beginCardCheck' {
  const call: import('../../src/kit/api/call').Call<'beginCardCheck'>;
  export default call;
}
declare module 'call:cardCheck' {
  const call: import('../../src/kit/api/call').Call<'cardCheck'>;
  export default call;
}
declare module 'call:accountDirectDebit' {
  const call: import('../../src/kit/api/call').Call<'accountDirectDebit'>;
  export default call;
}
declare module 'call:changeBankDetails' {
  const call: import('../../src/kit/api/call').Call<'changeBankDetails'>;
  export default call;
}
declare module 'call:changePassword' {
  const call: import('../../src/kit/api/call').Call<'changePassword'>;
  export default call;
}
declare module 'call:changeEmail' {
  const call: import('../../src/kit/api/call').Call<'changeEmail'>;
  export default call;
}
declare module 'call:mailConfirmation' {
  const call: import('../../src/kit/api/call').Call<'mailConfirmation'>;
  export default call;
}
declare module 'call:accountIdentity' {
  const call: import('../../src/kit/api/call').Call<'accountIdentity'>;
  export default call;
}
declare module 'call:changeName' {
  const call: import('../../src/kit/api/call').Call<'changeName'>;
  export default call;
}
declare module 'call:changeBirthDate' {
  const call: import('../../src/kit/api/call').Call<'changeBirthDate'>;
  export default call;
}
declare module 'call:requestName' {
  const call: import('../../src/kit/api/call').Call<'requestName'>;
  export default call;
}
declare module 'call:requestBirthDate' {
  const call: import('../../src/kit/api/call').Call<'requestBirthDate'>;
  export default call;
}
declare module 'call:withdrawIdentityRequest' {
  const call: import('../../src/kit/api/call').Call<'withdrawIdentityRequest'>;
  export default call;
}
declare module 'call:accountDevices' {
  const call: import('../../src/kit/api/call').Call<'accountDevices'>;
  export default call;
}
declare module 'call:signOutEverywhere' {
  const call: import('../../src/kit/api/call').Call<'signOutEverywhere'>;
  export default call;
}
declare module 'call:accountAgreements' {
  const call: import('../../src/kit/api/call').Call<'accountAgreements'>;
  export default call;
}
declare module 'call:marketingConsents' {
  const call: import('../../src/kit/api/call').Call<'marketingConsents'>;
  export default call;
}
declare module 'call:setMarketingConsent' {
  const call: import('../../src/kit/api/call').Call<'setMarketingConsent'>;
  export default call;
}
declare module 'call:accountData' {
  const call: import('../../src/kit/api/call').Call<'accountData'>;
  export default call;
}
declare module 'call:accountDeletion' {
  const call: import('../../src/kit/api/call').Call<'accountDeletion'>;
  export default call;
}
declare module 'call:deleteAccount' {
  const call: import('../../src/kit/api/call').Call<'deleteAccount'>;
  export default call;
}
declare module 'call:accountPasskeys' {
  const call: import('../../src/kit/api/call').Call<'accountPasskeys'>;
  export default call;
}
declare module 'call:startAddingPasskey' {
  const call: import('../../src/kit/api/call').Call<'startAddingPasskey'>;
  export default call;
}
declare module 'call:addPasskey' {
  const call: import('../../src/kit/api/call').Call<'addPasskey'>;
  export default call;
}
declare module 'call:removePasskey' {
  const call: import('../../src/kit/api/call').Call<'removePasskey'>;
  export default call;
}
declare module 'call:setPhoto' {
  const call: import('../../src/kit/api/call').Call<'setPhoto'>;
  export default call;
}
declare module 'call:removePhoto' {
  const call: import('../../src/kit/api/call').Call<'removePhoto'>;
  export default call;
}
declare module 'call:dependants' {
  const call: import('../../src/kit/api/call').Call<'dependants'>;
  export default call;
}
declare module 'call:removeDependant' {
  const call: import('../../src/kit/api/call').Call<'removeDependant'>;
  export default call;
}
declare module 'call:addDependant' {
  const call: import('../../src/kit/api/call').Call<'addDependant'>;
  export default call;
}
declare module 'call:activityVenues' {
  const call: import('../../src/kit/api/call').Call<'activityVenues'>;
  export default call;
}
declare module 'call:timetable' {
  const call: import('../../src/kit/api/call').Call<'timetable'>;
  export default call;
}
declare module 'call:camps' {
  const call: import('../../src/kit/api/call').Call<'camps'>;
  export default call;
}
declare module 'call:courses' {
  const call: import('../../src/kit/api/call').Call<'courses'>;
  export default call;
}
declare module 'call:removeBenefit' {
  const call: import('../../src/kit/api/call').Call<'removeBenefit'>;
  export default call;
}
declare module 'call:removePackage' {
  const call: import('../../src/kit/api/call').Call<'removePackage'>;
  export default call;
}
declare module 'call:findAddresses' {
  const call: import('../../src/kit/api/call').Call<'findAddresses'>;
  export default call;
}
declare module 'call:login' {
  const call: import('../../src/kit/api/call').Call<'login'>;
  export default call;
}
declare module 'call:startPasskeyLogin' {
  const call: import('../../src/kit/api/call').Call<'startPasskeyLogin'>;
  export default call;
}
declare module 'call:passkeyLogin' {
  const call: import('../../src/kit/api/call').Call<'passkeyLogin'>;
  export default call;
}
declare module 'call:session' {
  const call: import('../../src/kit/api/call').Call<'session'>;
  export default call;
}
declare module 'call:logout' {
  const call: import('../../src/kit/api/call').Call<'logout'>;
  export default call;
}
declare module 'call:forgottenPassword' {
  const call: import('../../src/kit/api/call').Call<'forgottenPassword'>;
  export default call;
}
declare module 'call:resetPassword' {
  const call: import('../../src/kit/api/call').Call<'resetPassword'>;
  export default call;
}
declare module 'call:confirmEmail' {
  const call: import('../../src/kit/api/call').Call<'confirmEmail'>;
  export default call;
}
declare module 'call:user' {
  const call: import('../../src/kit/api/call').Call<'user'>;
  export default call;
}
declare module 'call:register' {
  const call: import('../../src/kit/api/call').Call<'register'>;
  export default call;
}
declare module 'call:updateUser' {
  const call: import('../../src/kit/api/call').Call<'updateUser'>;
  export default call;
}
declare module 'call:dataFields' {
  const call: import('../../src/kit/api/call').Call<'dataFields'>;
  export default call;
}
declare module 'call:basket' {
  const call: import('../../src/kit/api/call').Call<'basket'>;
  export default call;
}
declare module 'call:discardBasket' {
  const call: import('../../src/kit/api/call').Call<'discardBasket'>;
  export default call;
}
declare module 'call:addToBasket' {
  const call: import('../../src/kit/api/call').Call<'addToBasket'>;
  export default call;
}
declare module 'call:addPenaltyToBasket' {
  const call: import('../../src/kit/api/call').Call<'addPenaltyToBasket'>;
  export default call;
}
declare module 'call:removeFromBasket' {
  const call: import('../../src/kit/api/call').Call<'removeFromBasket'>;
  export default call;
}
declare module 'call:updateBasketItem' {
  const call: import('../../src/kit/api/call').Call<'updateBasketItem'>;
  export default call;
}
declare module 'call:useCredit' {
  const call: import('../../src/kit/api/call').Call<'useCredit'>;
  export default call;
}
declare module 'call:preparePayment' {
  const call: import('../../src/kit/api/call').Call<'preparePayment'>;
  export default call;
}
declare module 'call:preparePaymentSession' {
  const call: import('../../src/kit/api/call').Call<'preparePaymentSession'>;
  export default call;
}
declare module 'call:openTransaction' {
  const call: import('../../src/kit/api/call').Call<'openTransaction'>;
  export default call;
}
declare module 'call:openJoiningTransaction' {
  const call: import('../../src/kit/api/call').Call<'openJoiningTransaction'>;
  export default call;
}
declare module 'call:authorisePayment' {
  const call: import('../../src/kit/api/call').Call<'authorisePayment'>;
  export default call;
}
declare module 'call:transaction' {
  const call: import('../../src/kit/api/call').Call<'transaction'>;
  export default call;
}
declare module 'call:answerChallenge' {
  const call: import('../../src/kit/api/call').Call<'answerChallenge'>;
  export default call;
}
declare module 'call:completePayment' {
  const call: import('../../src/kit/api/call').Call<'completePayment'>;
  export default call;
}
declare module 'call:completeSession' {
  const call: import('../../src/kit/api/call').Call<'completeSession'>;
  export default call;
}
declare module 'call:latestOrder' {
  const call: import('../../src/kit/api/call').Call<'latestOrder'>;
  export default call;
}
declare module 'call:order' {
  const call: import('../../src/kit/api/call').Call<'order'>;
  export default call;
}
declare module 'call:orderShown' {
  const call: import('../../src/kit/api/call').Call<'orderShown'>;
  export default call;
}
declare module 'call:client' {
  const call: import('../../src/kit/api/call').Call<'client'>;
  export default call;
}
declare module 'call:theme' {
  const call: import('../../src/kit/api/call').Call<'theme'>;
  export default call;
}
declare module 'call:footer' {
  const call: import('../../src/kit/api/call').Call<'footer'>;
  export default call;
}
declare module 'call:reportClientError' {
  const call: import('../../src/kit/api/call').Call<'reportClientError'>;
  export default call;
}
declare module 'call:reportVitals' {
  const call: import('../../src/kit/api/call').Call<'reportVitals'>;
  export default call;
}
declare module 'call:joiningCart' {
  const call: import('../../src/kit/api/call').Call<'joiningCart'>;
  export default call;
}
declare module 'call:storeMembership' {
  const call: import('../../src/kit/api/call').Call<'storeMembership'>;
  export default call;
}
declare module 'call:clearCart' {
  const call: import('../../src/kit/api/call').Call<'clearCart'>;
  export default call;
}
declare module 'call:cartTerms' {
  const call: import('../../src/kit/api/call').Call<'cartTerms'>;
  export default call;
}
declare module 'call:journeys' {
  const call: import('../../src/kit/api/call').Call<'journeys'>;
  export default call;
}
declare module 'call:membershipTypes' {
  const call: import('../../src/kit/api/call').Call<'membershipTypes'>;
  export default call;
}
declare module 'call:membershipCosts' {
  const call: import('../../src/kit/api/call').Call<'membershipCosts'>;
  export default call;
}
declare module 'call:validatePromotion' {
  const call: import('../../src/kit/api/call').Call<'validatePromotion'>;
  export default call;
}
declare module 'call:membershipQuestions' {
  const call: import('../../src/kit/api/call').Call<'membershipQuestions'>;
  export default call;
}
declare module 'call:saveMembershipAnswers' {
  const call: import('../../src/kit/api/call').Call<'saveMembershipAnswers'>;
  export default call;
}
declare module 'call:directDebitTerms' {
  const call: import('../../src/kit/api/call').Call<'directDebitTerms'>;
  export default call;
}
declare module 'call:membershipTerms' {
  const call: import('../../src/kit/api/call').Call<'membershipTerms'>;
  export default call;
}
declare module 'call:healthCommitment' {
  const call: import('../../src/kit/api/call').Call<'healthCommitment'>;
  export default call;
}
declare module 'call:changeOptions' {
  const call: import('../../src/kit/api/call').Call<'changeOptions'>;
  export default call;
}
declare module 'call:changeCosts' {
  const call: import('../../src/kit/api/call').Call<'changeCosts'>;
  export default call;
}
declare module 'call:changeMembership' {
  const call: import('../../src/kit/api/call').Call<'changeMembership'>;
  export default call;
}
declare module 'call:renewalOptions' {
  const call: import('../../src/kit/api/call').Call<'renewalOptions'>;
  export default call;
}
declare module 'call:renewMembership' {
  const call: import('../../src/kit/api/call').Call<'renewMembership'>;
  export default call;
}
declare module 'call:findCustomers' {
  const call: import('../../src/kit/api/call').Call<'findCustomers'>;
  export default call;
}
declare module 'call:createCustomer' {
  const call: import('../../src/kit/api/call').Call<'createCustomer'>;
  export default call;
}
declare module 'call:serveWalkIn' {
  const call: import('../../src/kit/api/call').Call<'serveWalkIn'>;
  export default call;
}
declare module 'call:staffCustomer' {
  const call: import('../../src/kit/api/call').Call<'staffCustomer'>;
  export default call;
}
declare module 'call:customerRecord' {
  const call: import('../../src/kit/api/call').Call<'customerRecord'>;
  export default call;
}
declare module 'call:staffJoinWaitingList' {
  const call: import('../../src/kit/api/call').Call<'staffJoinWaitingList'>;
  export default call;
}
declare module 'call:staffLeaveWaitingList' {
  const call: import('../../src/kit/api/call').Call<'staffLeaveWaitingList'>;
  export default call;
}
declare module 'call:slotQueue' {
  const call: import('../../src/kit/api/call').Call<'slotQueue'>;
  export default call;
}
declare module 'call:staffCancelBooking' {
  const call: import('../../src/kit/api/call').Call<'staffCancelBooking'>;
  export default call;
}
declare module 'call:withdrawDeskPayment' {
  const call: import('../../src/kit/api/call').Call<'withdrawDeskPayment'>;
  export default call;
}
declare module 'call:payAtDesk' {
  const call: import('../../src/kit/api/call').Call<'payAtDesk'>;
  export default call;
}
declare module 'call:waivePenalty' {
  const call: import('../../src/kit/api/call').Call<'waivePenalty'>;
  export default call;
}
declare module 'call:staffBookingTimes' {
  const call: import('../../src/kit/api/call').Call<'staffBookingTimes'>;
  export default call;
}
declare module 'call:staffMoveBooking' {
  const call: import('../../src/kit/api/call').Call<'staffMoveBooking'>;
  export default call;
}
declare module 'call:staffChangeIdentity' {
  const call: import('../../src/kit/api/call').Call<'staffChangeIdentity'>;
  export default call;
}
declare module 'call:identityRequests' {
  const call: import('../../src/kit/api/call').Call<'identityRequests'>;
  export default call;
}
declare module 'call:answerIdentityRequest' {
  const call: import('../../src/kit/api/call').Call<'answerIdentityRequest'>;
  export default call;
}
declare module 'call:staffSetMarketingConsent' {
  const call: import('../../src/kit/api/call').Call<'staffSetMarketingConsent'>;
  export default call;
}
declare module 'call:deskReceipt' {
  const call: import('../../src/kit/api/call').Call<'deskReceipt'>;
  export default call;
}
declare module 'call:refundAtDesk' {
  const call: import('../../src/kit/api/call').Call<'refundAtDesk'>;
  export default call;
}
declare module 'call:till' {
  const call: import('../../src/kit/api/call').Call<'till'>;
  export default call;
}
declare module 'call:openTill' {
  const call: import('../../src/kit/api/call').Call<'openTill'>;
  export default call;
}
declare module 'call:countTill' {
  const call: import('../../src/kit/api/call').Call<'countTill'>;
  export default call;
}
declare module 'call:closeTill' {
  const call: import('../../src/kit/api/call').Call<'closeTill'>;
  export default call;
}
declare module 'call:closedTillDays' {
  const call: import('../../src/kit/api/call').Call<'closedTillDays'>;
  export default call;
}
declare module 'call:closedTillDay' {
  const call: import('../../src/kit/api/call').Call<'closedTillDay'>;
  export default call;
}
declare module 'call:joiningVenues' {
  const call: import('../../src/kit/api/call').Call<'joiningVenues'>;
  export default call;
}
declare module 'call:joiningVenue' {
  const call: import('../../src/kit/api/call').Call<'joiningVenue'>;
  export default call;
}
