import { FloorBand } from '../kit/components/Floor';
import { Buttons } from './parts/Buttons';
import { Dialogs } from './parts/Dialogs';
import { Fields } from './parts/Fields';
import { Icons } from './parts/Icons';
import { Notes } from './parts/Notes';
import { Paper } from './parts/Paper';
import { Signs } from './parts/Signs';
import { Toasts } from './parts/Toasts';
import { Waiting } from './parts/Waiting';
import './sheet.css';

/** All components in all states, for designers and for the tests that compare screenshots. */
export function Sheet() {
  return (
    <>
      <header>
        <FloorBand
          crumbs={[{ label: 'Sandbox', href: '/' }, { label: 'Component sheet' }]}
          title="Component sheet"
          lede="Every part in every state."
        />
      </header>
      <main className="wrap sheet">
        <Buttons secondary="solid" />
        <Buttons secondary="outline" />
        <Signs />
        <Waiting />
        <Fields title="Fields" state="empty" />
        <Fields title="Fields, filled in" state="filled" />
        <Fields title="Fields, refused" state="refused" />
        <Fields title="Fields, disabled" state="disabled" />
        <Notes />
        <Toasts />
        <Paper />
        <Dialogs />
        <Icons />
      </main>
    </>
  );
}
