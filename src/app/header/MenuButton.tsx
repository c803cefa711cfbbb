import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { Presence } from '../../components/motion/Presence';
import { Tooltip } from '../../components/tooltip/Tooltip';
import { MenuDrawer, type MenuDrawerProps } from './MenuDrawer';

/** Opens the drawer, for as long as the customer stays on the page. */
export const MenuButton = observer(function MenuButton(menu: Omit<MenuDrawerProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  return (
    <>
      <Tooltip text="Menu">
        <button
          type="button"
          className="tool drawer-button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" size="l" />
          <span className="vh">Menu</span>
        </button>
      </Tooltip>
      <Presence>{open && <MenuDrawer {...menu} onClose={() => setOpen(false)} />}</Presence>
    </>
  );
});
