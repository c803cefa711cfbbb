import { CostLines, LabelledValues, Tear, Ticket, TicketPart, Total } from '../../kit/components/Ticket';
import { SheetPart } from '../SheetPart';

/** The ticket with facts, costs and total. */
export function Paper() {
  return (
    <SheetPart title="Ticket">
      <Ticket title="Your selection">
        <TicketPart>
          <LabelledValues
            facts={[
              { label: 'Home centre', value: 'Kirkstall Bridge Leisure Centre' },
              { label: 'Membership', value: 'Total Fitness', note: 'Gym, Swim, Classes' },
            ]}
          />
        </TicketPart>
        <Tear />
        <TicketPart>
          <CostLines
            lines={[
              { label: 'Setup fee', amount: '£15.00' },
              { label: 'Pro-rata membership cost for the first month', note: '23 to 30 November', amount: '£9.07' },
              { label: 'Code Applied', note: 'NOVEMBER5', amount: '−£5.00', minus: true },
            ]}
          />
        </TicketPart>
        <Tear />
        <TicketPart last>
          <Total label="To pay now" amount="£19.07" />
        </TicketPart>
      </Ticket>
    </SheetPart>
  );
}
