// Generated from the schemas beside it by `npm run generate`. Do not edit.
declare module 'call:login' {
  const call: import('../../src/api/call').Call<'login'>;
  export default call;
}
declare module 'call:logout' {
  const call: import('../../src/api/call').Call<'logout'>;
  export default call;
}
declare module 'call:user' {
  const call: import('../../src/api/call').Call<'user'>;
  export default call;
}
declare module 'call:register' {
  const call: import('../../src/api/call').Call<'register'>;
  export default call;
}
declare module 'call:updateUser' {
  const call: import('../../src/api/call').Call<'updateUser'>;
  export default call;
}
declare module 'call:dataFields' {
  const call: import('../../src/api/call').Call<'dataFields'>;
  export default call;
}
declare module 'call:preparePayment' {
  const call: import('../../src/api/call').Call<'preparePayment'>;
  export default call;
}
declare module 'call:authorisePayment' {
  const call: import('../../src/api/call').Call<'authorisePayment'>;
  export default call;
}
declare module 'call:completePayment' {
  const call: import('../../src/api/call').Call<'completePayment'>;
  export default call;
}
declare module 'call:order' {
  const call: import('../../src/api/call').Call<'order'>;
  export default call;
}
declare module 'call:client' {
  const call: import('../../src/api/call').Call<'client'>;
  export default call;
}
declare module 'call:theme' {
  const call: import('../../src/api/call').Call<'theme'>;
  export default call;
}
declare module 'call:footer' {
  const call: import('../../src/api/call').Call<'footer'>;
  export default call;
}
declare module 'call:reportClientError' {
  const call: import('../../src/api/call').Call<'reportClientError'>;
  export default call;
}
declare module 'call:joiningCart' {
  const call: import('../../src/api/call').Call<'joiningCart'>;
  export default call;
}
declare module 'call:storeMembership' {
  const call: import('../../src/api/call').Call<'storeMembership'>;
  export default call;
}
declare module 'call:clearCart' {
  const call: import('../../src/api/call').Call<'clearCart'>;
  export default call;
}
declare module 'call:cartTerms' {
  const call: import('../../src/api/call').Call<'cartTerms'>;
  export default call;
}
declare module 'call:membershipTypes' {
  const call: import('../../src/api/call').Call<'membershipTypes'>;
  export default call;
}
declare module 'call:membershipCosts' {
  const call: import('../../src/api/call').Call<'membershipCosts'>;
  export default call;
}
declare module 'call:validatePromotion' {
  const call: import('../../src/api/call').Call<'validatePromotion'>;
  export default call;
}
declare module 'call:membershipQuestions' {
  const call: import('../../src/api/call').Call<'membershipQuestions'>;
  export default call;
}
declare module 'call:saveMembershipAnswers' {
  const call: import('../../src/api/call').Call<'saveMembershipAnswers'>;
  export default call;
}
declare module 'call:directDebitTerms' {
  const call: import('../../src/api/call').Call<'directDebitTerms'>;
  export default call;
}
declare module 'call:membershipTerms' {
  const call: import('../../src/api/call').Call<'membershipTerms'>;
  export default call;
}
declare module 'call:healthCommitment' {
  const call: import('../../src/api/call').Call<'healthCommitment'>;
  export default call;
}
declare module 'call:joiningVenues' {
  const call: import('../../src/api/call').Call<'joiningVenues'>;
  export default call;
}
declare module 'call:joiningVenue' {
  const call: import('../../src/api/call').Call<'joiningVenue'>;
  export default call;
}
