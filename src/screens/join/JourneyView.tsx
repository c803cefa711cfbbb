import { lazyPart } from '../../components/lazyPart';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Button } from '../../components/Button';
import { FloorBand } from '../../components/Floor';
import { Note } from '../../components/Note';
import { Skeleton } from '../../components/Spinner';
import { messages } from '../../core/messages';
import { prefetchFormView } from '../../forms/lazyFormView';
import type { DisplayedSection } from '../../journey/sections';
import { SectionLane } from '../../sections/SectionLane';
import { useStores } from '../../stores/StoresContext';
import { Inspector } from '../inspector/Inspector';
import { SelectionBar, type SelectionBarProps } from './SelectionBar';
import './join.css';

const SignInOffer = lazyPart(
  () => import('../../sections/details/SignInOffer'),
  (part) => part.SignInOffer,
);

export type JourneyViewProps = SelectionBarProps & {
  /** The way out, below the sections. */
  readonly exit: ReactNode;
};

/** A journey to a membership: its sections down the lane, what is chosen beside it. */
export const JourneyView = observer(function JourneyView({ ticket, due, exit }: JourneyViewProps) {
  const { joining, config } = useStores();
  const chosen = joining.venue !== undefined;
  useEffect(() => (chosen ? prefetchFormView() : undefined), [chosen]);
  const { journey } = joining;
  const { title, heading = title, lede } = journey.journey;
  // What is passed over isn't shown, unless it has no form: then it only says what comes next.
  const sections = journey.sections.filter((section) => !section.skipped || section.form === undefined);
  return (
    <>
      <FloorBand crumbs={config.bare ? [] : [{ label: title }]} title={heading} lede={lede}>
        <Progress sections={sections} />
      </FloorBand>
      <div className="wrap journey">
        <div>
          {joining.refusedChoice !== undefined && (
            <div className="journey-note">
              <Note type="danger" title={joining.refusedChoice}>
                Please choose another one.
              </Note>
            </div>
          )}
          {joining.arrival.status === 'failed' ? (
            <Note type="danger" title={joining.arrival.error?.message ?? messages.generic} live>
              <Button look="secondary" size="s" onClick={() => void joining.arrival.again()}>
                Try again
              </Button>
            </Note>
          ) : journey.state.status === 'starting' ? (
            <Skeleton label="Loading your selection" heights={[72, 320, 72, 72]} />
          ) : (
            <ol>
              {sections.map((section, index) => (
                <SectionLane key={section.id} section={section} number={index + 1} lead={lead(section)} />
              ))}
            </ol>
          )}
          {exit}
        </div>
        <aside>
          <div className="aside">
            <Suspense fallback={<div className="skel" style={{ height: 240 }} />}>{ticket('Your selection')}</Suspense>
          </div>
        </aside>
      </div>
      <SelectionBar ticket={ticket} due={due} />
      <Inspector journey={journey} />
    </>
  );
});

/** A guest who is about to give their details may have given them before. */
function lead({ provides, call }: DisplayedSection) {
  return provides.includes('account') && call === 'register' ? (
    <Suspense fallback={null}>
      <SignInOffer />
    </Suspense>
  ) : undefined;
}

const Progress = observer(function Progress({ sections }: { readonly sections: readonly DisplayedSection[] }) {
  const { journey } = useStores().joining;
  const open = sections.findIndex((section) => section.id === journey.state.open);
  return (
    <div className="phone-only">
      <div className="progress" role="img" aria-label={`Step ${open + 1} of ${sections.length}`}>
        {sections.map(({ id }) => (
          <i key={id} className={journey.state.open === id ? 'open' : journey.isEdited(id) ? 'done' : undefined} />
        ))}
      </div>
    </div>
  );
});
