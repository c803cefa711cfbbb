import { observer } from 'mobx-react-lite';
import { longDateText } from '../../ground/core/dates';
import type { MembershipFreeze } from '../../kit/api/account';
import { LabelledValues, Ticket, TicketPart, type LabelledValue } from '../../kit/components/Ticket';
import { WalkScreen } from '../walk/WalkScreen';
import { freezeFields } from './fields';
import { chosenOf, type FreezeOption, type FreezeWalk } from './freezing';

/** The screen for freezing a membership. */
export function FreezeScreen({ freezing }: { readonly freezing: FreezeWalk }) {
  return (
    <WalkScreen
      walk={freezing}
      look="primary"
      customFields={freezeFields}
      impossible="This membership can't be frozen"
      loading={{ label: 'Loading when you can freeze it', heights: [200, 280] }}
      wayBack="Don’t freeze it"
    >
      {(terms) => <Terms freezing={freezing} terms={terms} />}
    </WalkScreen>
  );
}

type TermsProps = { readonly freezing: FreezeWalk; readonly terms: MembershipFreeze };

/** The ticket with the prices, and with the dates once they are chosen. */
const Terms = observer(function Terms({ freezing, terms }: TermsProps) {
  return (
    <Ticket title={terms.name}>
      <TicketPart last>
        <LabelledValues facts={factsOf(terms, chosenOf(terms.options, freezing.form))} />
      </TicketPart>
    </Ticket>
  );
});

/** The prices, and once the dates are chosen the days, in the server's words. */
function factsOf({ price, frozenPrice }: MembershipFreeze, chosen: FreezeOption | undefined): readonly LabelledValue[] {
  const isFree = frozenPrice.raw === 0;
  return [
    { label: 'A month now', value: price.formatted },
    { label: 'A month while frozen', value: isFree ? 'Nothing' : frozenPrice.formatted },
    {
      label: 'Frozen',
      value: chosen ? `${longDateText(chosen.startsOn)} to ${longDateText(chosen.endsOn)}` : 'Choose the dates below',
    },
    ...(chosen
      ? [
          { label: 'Starts again', value: `${longDateText(chosen.resumesOn)}, at ${price.formatted} a month` },
          { label: 'Taking it back', value: `Before ${longDateText(chosen.startsOn)}, in your account` },
        ]
      : []),
  ];
}
