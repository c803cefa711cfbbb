import { Button } from '../../../kit/components/Button';
import { Icon } from '../../../kit/components/Icon';
import type { MembershipType, PaymentOption } from '../../../kit/api/memberships';
import { costNames } from '../../../ground/core/costNames';
import { formatLongDate, parseIsoDate } from '../../../ground/core/dates';
import type { MembershipOffer } from '../../stores/MembershipOffersStore';
import { MembershipPrice } from './MembershipPrice';

export type MembershipCardProps = {
  readonly offer: MembershipOffer;
  readonly chosen: boolean;
  readonly loggedIn: boolean;
  readonly onChoose: () => void;
  readonly onDetails: () => void;
};

const notEligible = 'You are not eligible for this membership';

/** A membership, drawn as a pass. Where it cannot be bought and does not say why, its details do. */
export function MembershipCard({
  offer: { type, option },
  chosen,
  loggedIn,
  onChoose,
  onDetails,
}: MembershipCardProps) {
  const { canPurchase, hasPrices } = option.isPurchasable;
  const whyId = `membership-${type.id}-why`;
  const detailsId = `membership-${type.id}-details`;
  const why =
    type.heldUntil !== undefined ? heldText(type.heldUntil) : loggedIn && !hasPrices ? notEligible : undefined;
  const look = !hasPrices ? 'pass pass-off' : chosen ? 'pass pass-chosen' : 'pass';
  return (
    <article className={look} aria-labelledby={`membership-${type.id}`}>
      <div className="pass-up">
        <h3 id={`membership-${type.id}`}>
          {type.name}
          {chosen && <span className="vh"> (chosen)</span>}
        </h3>
        <p className="pass-categories">{type.categories.map(({ name }) => name).join(', ')}</p>
        {hasPrices && <MembershipPrice option={option} />}
        {why !== undefined && (
          <p className="pass-why" id={whyId}>
            <Icon name="info" />
            {why}
          </p>
        )}
        <Coverage type={type} />
      </div>
      <Tear />
      <div className="pass-down">
        <div className="pass-meta">
          <span className="num">{hasPrices && setupText(option)}</span>
          <button type="button" className="link" id={detailsId} onClick={onDetails}>
            <span>
              View details<span className="vh">: {type.name}</span>
            </span>
          </button>
        </div>
        <Button
          look={chosen ? 'primary' : 'secondary'}
          size="s"
          full
          blockedBy={canPurchase ? undefined : why === undefined ? detailsId : whyId}
          aria-describedby={`membership-${type.id}`}
          onClick={canPurchase ? onChoose : onDetails}
        >
          Choose this membership
        </Button>
      </div>
    </article>
  );
}

function Tear() {
  return (
    <div className="pass-tear" aria-hidden="true">
      <i />
      <i />
    </div>
  );
}

function setupText({ fees: { joiningFee } }: PaymentOption): string {
  return joiningFee.raw === 0 ? 'No setup fee' : `${costNames.setup.label} ${joiningFee.formatted}`;
}

function Coverage({ type: { coverage, eligibility, providesAccessTo } }: { readonly type: MembershipType }) {
  const count = providesAccessTo?.length ?? 0;
  const places = count === 1 ? '1 location' : `${count} locations`;
  return (
    <>
      {eligibility && (
        <p className="pass-coverage">
          <Icon name="proof" size="s" />
          Proof of eligibility
        </p>
      )}
      <p className="pass-coverage">
        <Icon name="pin" size="s" />
        {coverage === 'national' || providesAccessTo === null ? 'All national locations.' : places}
      </p>
    </>
  );
}

function heldText(heldUntil: string | null): string {
  const until = parseIsoDate(heldUntil ?? '');
  return until ? `You have this membership until ${formatLongDate(until)}` : 'You have this membership';
}
