import { waivedTexts } from '../../../ground/core/waivedTexts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { TillSheet } from '../../../kit/api/till';
import { CostLines, type CostLine } from '../../../kit/components/Ticket';
import { useMoney } from '../../../kit/site/useMoney';
import { tenderLabel } from '../payment/tenderOptions';
import { momentText } from '../momentText';
import { differenceText } from './differenceText';

type SheetProps = { readonly sheet: TillSheet };

/** The figures of a till day: all together, by tender, and by the member of staff who took them. */
export const TillFigures = observer(function TillFigures({ sheet }: SheetProps) {
  const { sales, refunds, takings, givenBack, cashiers, waived } = sheet;
  return (
    <div className="till-figures">
      <Block title="All takings">
        <CostLines
          lines={[
            { label: countOf(sales, 'sale'), amount: takings.formatted },
            { label: countOf(refunds, 'refund'), amount: givenBack.formatted },
          ]}
        />
      </Block>
      <Tenders sheet={sheet} />
      {waived && <Waived waived={waived} />}
      {cashiers.length > 0 && <Cashiers cashiers={cashiers} />}
    </div>
  );
});

/** The penalties that staff waived. They are in no sum of the day. */
function Waived({ waived }: { readonly waived: NonNullable<TillSheet['waived']> }) {
  return (
    <Block title="Waived, not taken">
      <CostLines
        lines={waived.map(({ name, amount, reason, waivedBy }) => ({
          label: name,
          note: `${waivedTexts[reason]}, by ${waivedBy}`,
          amount: amount.formatted,
        }))}
      />
    </Block>
  );
}

function Cashiers({ cashiers }: Pick<TillSheet, 'cashiers'>) {
  return (
    <div className="till-figures till-cashiers">
      <h2>By cashier</h2>
      {cashiers.map((cashier, index) => (
        <Block key={index} title={cashier.name} level="h3">
          <CostLines
            lines={[
              { label: countOf(cashier.sales, 'sale'), amount: cashier.takings.formatted },
              ...cashier.tenders.map(({ tenderType, amount }) => ({
                label: tenderLabel(tenderType),
                amount: amount.formatted,
              })),
              ...(cashier.refunds > 0
                ? [{ label: countOf(cashier.refunds, 'refund'), amount: cashier.givenBack.formatted }]
                : []),
            ]}
          />
        </Block>
      ))}
    </div>
  );
}

const Tenders = observer(function Tenders({ sheet: { tenders, float } }: SheetProps) {
  const money = useMoney();
  const floatLine: CostLine = float
    ? {
        label: 'Float at the start',
        note: `Counted by ${float.countedBy}, ${momentText(float.countedAt)}`,
        amount: float.amount.formatted,
      }
    : { label: 'Float at the start', amount: 'Not counted' };
  return tenders.map(({ tenderType, payments, takings, givenBack, expected, counted, difference }) => (
    <Block key={tenderType} title={tenderLabel(tenderType)}>
      <CostLines
        lines={[
          ...(tenderType === 'cash' ? [floatLine] : []),
          { label: `Taken, ${countOf(payments, 'payment')}`, amount: takings.formatted },
          ...(givenBack.raw > 0 ? [{ label: 'Given back', amount: givenBack.formatted, minus: true }] : []),
          ...(expected ? [{ label: 'Should be in the till', amount: expected.formatted }] : []),
          ...(counted ? [{ label: 'Counted', amount: counted.formatted }] : []),
          ...(difference ? [{ label: 'Difference', amount: differenceText(difference.raw, money) }] : []),
        ]}
      />
    </Block>
  ));
});

type BlockProps = { readonly title: string; readonly level?: 'h2' | 'h3'; readonly children: ReactNode };

function Block({ title, level: Heading = 'h2', children }: BlockProps) {
  return (
    <div className="till-block">
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
