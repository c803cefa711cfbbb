import { observer } from 'mobx-react-lite';
import { ukDateText } from '../../../ground/core/dates';
import type { AccountMembership } from '../../../kit/api/account';
import { Button } from '../../../kit/components/Button';
import { focusAfterRender } from '../../../kit/components/focusAfterRender';
import { Note } from '../../../kit/components/Note';
import { useAccount } from '../../AccountContext';

/** Returns the id of the element that shows a membership. */
export const membershipId = ({ id }: Pick<AccountMembership, 'id'>): string => `membership-${id}`;

type GoingBackProps = { readonly membership: AccountMembership };

/** Says that a membership is frozen or cancelled, each with a button that takes it back. */
export const GoingBack = observer(function GoingBack({ membership }: GoingBackProps) {
  const { memberships } = useAccount();
  const { id, name, freeze, ending } = membership;
  const refusal = memberships.refusalOf(id, 'going-back');
  return (
    <>
      {refusal !== undefined && <Note type="danger" title={refusal} live />}
      {freeze && (
        <Note type="warning" title={frozenText(freeze)}>
          <div className="membership-frozen">
            <p>
              {freeze.price.raw === 0
                ? 'You pay nothing meanwhile.'
                : `You pay ${freeze.price.formatted} a month meanwhile.`}
            </p>
            {!freeze.hasBegun && (
              <TakeBack
                membership={membership}
                label={`Don’t freeze ${name}`}
                takeBack={() => memberships.endFreeze(membership)}
              />
            )}
            {freeze.earlyEnd !== null && (
              <TakeBack
                membership={membership}
                label={`End the freeze on ${ukDateText(freeze.earlyEnd)}`}
                takeBack={() => memberships.endFreeze(membership)}
              />
            )}
          </div>
        </Note>
      )}
      {ending && (
        <Note type="warning" title={`You have cancelled this membership. It ends on ${ukDateText(ending.lastDay)}`}>
          <TakeBack
            membership={membership}
            label={`Keep ${name} after all`}
            takeBack={() => memberships.keep(membership)}
          />
        </Note>
      )}
    </>
  );
});

type TakeBackProps = GoingBackProps & { readonly label: string; readonly takeBack: () => Promise<void> };

/** A button that is gone once it has done its work: the focus goes to its membership then. */
const TakeBack = observer(function TakeBack({ membership, label, takeBack }: TakeBackProps) {
  const { memberships } = useAccount();
  const handleClick = async (): Promise<void> => {
    await takeBack();
    focusAfterRender(membershipId(membership));
  };
  return (
    <Button look="secondary" size="s" busy={memberships.keepingIds.has(membership.id)} onClick={() => handleClick()}>
      {label}
    </Button>
  );
});

function frozenText({ startsOn, endsOn, hasBegun }: NonNullable<AccountMembership['freeze']>): string {
  const from = hasBegun ? '' : `from ${ukDateText(startsOn)} `;
  return `Frozen ${from}until ${ukDateText(endsOn)}`;
}
