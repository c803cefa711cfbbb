import { observer } from 'mobx-react-lite';
import { Suspense, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DialogComing } from '../kit/components/dialog/DialogComing';
import { Icon } from '../kit/components/Icon';
import { lazyPart } from '../kit/components/lazyPart';
import { Presence } from '../kit/components/motion/Presence';
import { Tooltip } from '../kit/components/tooltip/Tooltip';
import type { MenuDrawerProps } from './MenuDrawer';

const MenuDrawer = lazyPart(
  () => import('./MenuDrawer'),
  (part) => part.MenuDrawer,
);

/** The button that opens the menu drawer. The drawer closes when the page changes. */
export const MenuButton = observer(function MenuButton(menu: Omit<MenuDrawerProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useLayoutEffect(() => setOpen(false), [pathname]);
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
      <Presence>
        {open && (
          <Suspense fallback={<DialogComing />}>
            <MenuDrawer {...menu} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Presence>
    </>
  );
});
