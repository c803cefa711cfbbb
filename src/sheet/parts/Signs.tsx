import { useEffect, useRef } from 'react';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { CountBadge } from '../../components/CountBadge';
import { Icon, type IconName } from '../../components/Icon';
import { Tooltip } from '../../components/tooltip/Tooltip';
import { Shown, SheetPart } from '../SheetPart';

const items = ['item', 'items'] as const;

/** Tools of the header with their badges and tooltips, breadcrumbs, and tags. */
export function Signs() {
  return (
    <SheetPart title="Tools, badges, tags and breadcrumbs">
      <Shown caption="Nothing, one and very many in the basket; the name of a sign on hover, focus and touch, as here">
        <div className="site dark sheet-tools">
          <Tool name="Empty basket" icon="basket" count={0} />
          <Tool name="Basket" icon="basket" count={1} />
          <Tool name="Full basket" icon="basket" count={120} />
          <Tool name="Account" icon="person" count={0} pointedAt />
          <Tool name="Menu" icon="menu" count={0} />
        </div>
      </Shown>
      <Shown caption="Tags">
        <span className="tag">Single payment</span>
        <span className="tag tag-success">
          <Icon name="tick" size="s" /> Active
        </span>
      </Shown>
      <Shown caption="Breadcrumbs, on the floor only">
        <div className="floor sheet-floor">
          <Breadcrumbs crumbs={[{ label: 'Buy membership', href: '#buy' }, { label: 'Checkout ' }]} />
        </div>
      </Shown>
    </SheetPart>
  );
}

type ToolProps = {
  readonly name: string;
  readonly icon: IconName;
  readonly count: number;
  /** As if the pointer rested on it from the start. */
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
