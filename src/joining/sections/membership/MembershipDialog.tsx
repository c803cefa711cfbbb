import type { MembershipType } from '../../../kit/api/memberships';
import { Button } from '../../../kit/components/Button';
import { Dialog } from '../../../kit/components/dialog/lazyDialog';
import { Note } from '../../../kit/components/Note';
import { ServerHtml } from '../../../kit/components/ServerHtml';
import type { MembershipOffer } from '../../stores/MembershipOffersStore';
import { usesText } from '../../../ground/core/duration';
import { MembershipPrice } from './MembershipPrice';

export type MembershipDialogProps = {
  readonly offer: MembershipOffer;
  readonly onChoose: () => void;
  readonly onClose: () => void;
};

/** The details of a membership, in a dialog. */
export function MembershipDialog({ offer: { type, option }, onChoose, onClose }: MembershipDialogProps) {
  const { canPurchase, hasPrices, message } = option.isPurchasable;
  const whyId = `why-not-${type.id}`;
  const footer = (
    <>
      <Button blockedBy={canPurchase ? undefined : whyId} onClick={canPurchase ? onChoose : undefined}>
        Choose this membership
      </Button>
      <Button look="secondary" onClick={onClose}>
        Close
      </Button>
    </>
  );
  return (
    <Dialog title={type.name} onClose={onClose} width={600} footer={footer}>
      <div className="stack">
        {hasPrices && (
          <div>
            <MembershipPrice option={option} />
          </div>
        )}
        {!canPurchase && (
          <div id={whyId}>
            {type.heldUntil === undefined ? (
              <Note type="neutral" title="You are ineligible for this membership">
                {message}
              </Note>
            ) : (
              <Note type="neutral" title={message ?? 'You already have this membership.'}>
                You can see it, and change or cancel it, in your online account.
              </Note>
            )}
          </div>
        )}
        {type.eligibility && (
          <p>This membership requires proof of eligibility and can be uploaded later via your online account.</p>
        )}
        <ServerHtml html={type.description} />
        <section>
          <h3 className="dialog-heading">Includes access to:</h3>
          {type.coverage === 'national' || type.providesAccessTo === null ? (
            <p>All national locations.</p>
          ) : (
            <ul className="bullets">
              {type.providesAccessTo.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          )}
        </section>
        <Benefits type={type} />
      </div>
    </Dialog>
  );
}

function Benefits({ type: { benefits } }: { readonly type: MembershipType }) {
  if (benefits.length === 0) return null;
  return (
    <section>
      <h3 className="dialog-heading">Benefits</h3>
      <dl className="benefits">
        {benefits.map((benefit) => (
          <div key={benefit.name}>
            <dt>
              {benefit.name} <span className="tag">{usesText(benefit)}</span>
            </dt>
            <dd>{benefit.description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
