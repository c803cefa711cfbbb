import { useEffect, useRef } from 'react';
import { Breadcrumbs } from '../../kit/components/Breadcrumbs';
import { CountBadge } from '../../kit/components/CountBadge';
import { Icon, type IconName } from '../../kit/components/Icon';
import { Tooltip } from '../../kit/components/tooltip/Tooltip';
import { SheetRow, SheetPart } from '../SheetPart';

const items = ['item', 'items'] as const;

/** The header's tools with badges and tooltips, breadcrumbs, and tags. */
export function Signs() {
  return (
    <SheetPart title="Tools, badges, tags and breadcrumbs">
      <SheetRow caption="Nothing, one and very many in the basket; the name of a sign on hover, focus and touch, as here">
        <div className="site dark sheet-tools">
          <Tool name="Empty basket" icon="basket" count={0} />
          <Tool name="Basket" icon="basket" count={1} />
          <Tool name="Full basket" icon="basket" count={120} />
          <Tool name="Account" icon="person" count={0} pointedAt />
          <Tool name="Menu" icon="menu" count={0} />
        </div>
      </SheetRow>
      <SheetRow caption="Tags">
        <span className="tag">Single payment</span>
        <span className="tag tag-success">
          <Icon name="tick" size="s" /> Active
        </span>
      </SheetRow>
      <SheetRow caption="Breadcrumbs, on the floor only">
        <div className="floor sheet-floor">
          <Breadcrumbs crumbs={[{ label: 'Buy membership', href: '#buy' }, { label: 'Checkout ' }]} />
        </div>
      </SheetRow>
    </SheetPart>
  );
}

type ToolProps = {
  readonly name: string;
  readonly icon: IconName;
  readonly count: number;
  /** Shows the tooltip from the start. */
  readonly pointedAt?: true;
};

function Tool({ name, icon, count, pointedAt }: ToolProps) {
  const tool = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pointedAt) tool.current?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, [pointedAt]);
  return (
    <Tooltip text={name}>
      <button ref={tool} type="button" className="tool">
        <Icon name={icon} size="l" />
        <CountBadge name={name} count={count} of={items} />
      </button>
    </Tooltip>
  );
}
