import type { Offer } from '../../../kit/api/activities';
import { Dialog } from '../../../kit/components/dialog/lazyDialog';
import { Note } from '../../../kit/components/Note';
import { agesText } from './ages';
import { ShareButton, type ShareButtonProps } from './ShareButton';

export type OfferDialogProps = {
  readonly offer: Offer;
  /** The page on which it is booked, to pass on. */
  readonly page: ShareButtonProps;
  readonly onClose: () => void;
};

/** The details of an offer: its description, ages and prices. */
export function OfferDialog({ offer, page, onClose }: OfferDialogProps) {
  const ages = agesText(offer);
  const withMembers = offer.pricingOptions.some(({ memberPrice }) => memberPrice !== null);
  return (
    <Dialog title={offer.name} onClose={onClose} width={520}>
      <div className="stack offer">
        <p>{offer.description}</p>
        {ages !== undefined && <p className="strong">{ages}</p>}
        <table className="offer-prices">
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col">Full price</th>
              {withMembers && <th scope="col">Members</th>}
            </tr>
          </thead>
          <tbody>
            {offer.pricingOptions.map((option) => (
              <tr key={option.id}>
                <th scope="row">
                  {option.name}
                  <small>{agesText(option)}</small>
                </th>
                <td>{option.price.formatted}</td>
                {withMembers && <td>{(option.memberPrice ?? option.price).formatted}</td>}
              </tr>
            ))}
          </tbody>
        </table>
        {(offer.additionalQuestions.length > 0 || offer.waiverId !== null) && (
          <Note type="neutral">
            {offer.waiverId === null
              ? 'We will ask you a few questions in the basket.'
              : 'We will ask you a few questions in the basket, and you agree to a waiver for each attendee.'}
          </Note>
        )}
        <ShareButton {...page} />
      </div>
    </Dialog>
  );
}
