import { observer } from 'mobx-react-lite';
import { goOnAfterFrame } from '../../kit/components/afterFrame';
import { Button } from '../../kit/components/Button';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import { useJoining } from '../JoiningContext';
import { labelOf } from './sectionButton';
import { SectionFooter } from './SectionFooter';
import { WaitingNote } from './WaitingNote';

/** The button of a section that has no form: its text is the lane's own, and there is nothing to fill in. */
export const SectionText = observer(function SectionText({ section }: { readonly section: DisplayedSection }) {
  const { joining } = useJoining();
  const { busy } = joining.continuing;
  return (
    <>
      <WaitingNote />
      <SectionFooter>
        <Button size="l" className="push" busy={busy} onClick={() => goOnAfterFrame(() => joining.proceed())}>
          {busy ? 'Processing...' : labelOf(section, false, joining.journey)}
        </Button>
      </SectionFooter>
    </>
  );
});
