import type { Insertable } from 'kysely';
import type { TermsTable } from '../database/tables/catalogue';
import { operator } from '../setup/operator';

const guarantee = `<h3>The Direct Debit Guarantee</h3>
<ul>
<li>This Guarantee is offered by all banks and building societies that accept instructions to pay Direct Debits.</li>
<li>If there are any changes to the amount, date or frequency of your Direct Debit ${operator.name} will notify you 10 working days in advance of your account being debited or as otherwise agreed. If you request ${operator.name} to collect a payment, confirmation of the amount and date will be given to you at the time of the request.</li>
<li>If an error is made in the payment of your Direct Debit, by ${operator.name} or your bank or building society, you are entitled to a full and immediate refund of the amount paid from your bank or building society.</li>
<li>If you receive a refund you are not entitled to, you must pay it back when ${operator.name} asks you to.</li>
<li>You can cancel a Direct Debit at any time by simply contacting your bank or building society. Written confirmation may be required. Please also notify us.</li>
</ul>`;

const health = `<p>We are dedicated to helping you take every chance to enjoy our facilities. We have thought carefully about what we can reasonably expect of each other.</p>
<h3>Our commitment to you</h3>
<ol>
<li>We will respect your personal decisions, and allow you to make your own decisions about what exercise you can carry out.</li>
<li>We will make every reasonable effort to make sure that our equipment and facilities are in a safe condition for you to use.</li>
<li>We will take all reasonable steps to make sure that our staff are qualified to the fitness industry standards.</li>
<li>If you tell us that you have a disability which puts you at a substantial disadvantage in using our equipment, we will consider what adjustments are reasonable for us to make.</li>
</ol>
<h3>Your commitment to us</h3>
<ol>
<li>You should not exercise beyond your own abilities. If you know or are concerned that you have a medical condition which might interfere with you exercising safely, get advice from a relevant medical professional first.</li>
<li>You should make yourself aware of any rules and instructions, including warning notices.</li>
<li>You should let us know immediately if you feel ill when using our equipment or facilities.</li>
<li>You should not carry out any activities which you have been told are not suitable for you.</li>
</ol>
<p>This statement is for guidance only. It is not a legally binding agreement between you and us and does not create any obligations which you or we must meet.</p>`;

const membership = `<p>These terms apply to every membership that you buy from ${operator.name}, online or at a centre.</p>
${[
  [
    'Your membership',
    'Your membership starts on the date you choose and gives you the access described when you bought it. It is yours alone and can’t be lent or passed on. Bring your card or app; without it we may ask for proof of who you are.',
  ],
  [
    'Paying',
    'What you pay when joining is shown before you confirm. Monthly memberships are then collected by Direct Debit on your billing day. If a payment fails we try once more and tell you before we do.',
  ],
  [
    'Changing your mind',
    'You have 14 days from joining to change your mind and get back what you paid, less a fair part for the visits you have made.',
  ],
  [
    'Leaving',
    'Monthly memberships end with one month’s notice, given in your online account or at any centre. Single payment memberships end by themselves.',
  ],
  [
    'Freezing',
    'You can pause a monthly membership for up to three months in a year for illness, injury or work away. There is no charge.',
  ],
  [
    'At our centres',
    'Please follow the notices and what our staff ask of you, treat others with respect and put equipment back. We may end a membership for conduct that puts others at risk.',
  ],
  [
    'Changes',
    'We may change prices with one month’s notice, and opening hours where we must. If a change takes away what you joined for you can leave at once.',
  ],
  ['Your data', 'We keep what we need to run your membership, and keep it as our privacy notice says.'],
]
  .map(([title, text]) => `<h3>${title}</h3><p>${text}</p>`)
  .join('\n')}`;

const booking = `<p>These terms apply to every place that you book with ${operator.name}.</p>
<h3>Cancelling</h3><p>You can cancel until two hours before a session, a camp’s day or a course begins. What you paid comes back as credit, and a package gets its use back.</p>
<h3>Being on time</h3><p>Please be there when it begins. A place that nobody has come for after ten minutes may be given to somebody else.</p>
<h3>Children</h3><p>Under-eights come to the pool with an adult who stays with them. At camps and courses a child is handed over to, and collected from, the group’s leader.</p>
<h3>If we have to cancel</h3><p>You get your money back in the way that you paid, or another place if you prefer one.</p>`;

const waiver = `<p>Please read this for everybody whom you book a place for.</p>
<ul>
<li>They are well enough to take part, and I have told you of anything that the people in charge should know.</li>
<li>I understand that sport has risks that care cannot take away, and that they follow what the people in charge ask of them.</li>
<li>In an emergency you may give first aid and call a doctor. You tell me as soon as you can.</li>
</ul>`;

/** The id of the waiver for offers that need one. */
export const waiverTermsId = 5;

export const termsRows: readonly Insertable<TermsTable>[] = [
  {
    id: 1,
    kind: 'health-commitment',
    membership_type_id: null,
    title: 'Health commitment statement',
    html: health,
    version: 3,
  },
  { id: 2, kind: 'membership', membership_type_id: null, title: 'Membership terms', html: membership, version: 7 },
  { id: 3, kind: 'direct-debit', membership_type_id: null, title: 'Direct Debit terms', html: guarantee, version: 2 },
  { id: 4, kind: 'booking', membership_type_id: null, title: 'Booking terms', html: booking, version: 1 },
  { id: waiverTermsId, kind: 'waiver', membership_type_id: null, title: 'Attendee waiver', html: waiver, version: 1 },
];
