import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Button } from '../../kit/components/Button';
import { FloorBand } from '../../kit/components/Floor';
import { Note } from '../../kit/components/Note';
import { Skeleton } from '../../kit/components/Spinner';
import { vocabulary } from '../../../schemas/vocabulary';
import { formatLongDate, parseIsoDate } from '../../ground/core/dates';
import { gives } from '../../ground/journey/language/roles';
import { messages } from '../../ground/core/messages';
import { preloadWhenIdle } from '../../kit/components/lazyPart';
import { preloadFormView } from '../../kit/forms/lazyFormView';
import { loadWrittenForms } from '../../kit/walk/FormsStore';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import { preloadSectionForm } from '../sections/lateSectionForm';
import { PaymentNote, preloadLeads, SignedInFacts, SignInOffer } from '../sections/leadParts';
import { stepsOf, type JourneyStep } from '../walk/stepsOf';
import { registers, savesDetails } from '../sections/registers';
import { SectionLane } from '../sections/SectionLane';
import { WaitingNote } from '../sections/WaitingNote';
import { Inspector } from '../../inspector/Inspector';
import { SelectionBar, type SelectionBarProps } from './SelectionBar';
import { preloadTicketPrice } from './ticketParts';
import './join.css';
import { useJoining } from '../JoiningContext';
import { useSite } from '../../kit/site/SiteContext';

/** Loads what draws the forms and the price to come. */
const preloadForms = () =>
  Promise.all([preloadFormView(), preloadSectionForm(), loadWrittenForms(), preloadLeads(), preloadTicketPrice()]);

export type JourneyViewProps = SelectionBarProps & {
  /** The link for leaving, below the sections. */
  readonly exit: ReactNode;
};

/** A membership journey: its sections on the lane, and the summary of the selection next to them. */
export const JourneyView = observer(function JourneyView({ ticket, due, exit }: JourneyViewProps) {
  const { joining } = useJoining();
  const { config } = useSite();
  const chosen = joining.venue !== undefined;
  useEffect(() => (chosen ? preloadWhenIdle(preloadForms) : undefined), [chosen]);
  const { journey } = joining;
  const { title, heading = title, lede } = journey.journey;
  return (
    <>
      <FloorBand crumbs={config.bare ? [] : [{ label: title }]} title={heading} lede={lede}>
        <Progress />
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
          <HeldNote />
          <Steps />
          <div className="journey-exit">{exit}</div>
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

/** Says that the chosen membership can start once the one that the customer has ends. */
const HeldNote = observer(function HeldNote() {
  const { offer } = useJoining().joining;
  const until = parseIsoDate(offer?.type.heldUntil ?? '');
  if (!offer || !until) return null;
  return (
    <div className="journey-note">
      <Note type="neutral" title={`You have ${offer.type.name} until ${formatLongDate(until)}.`} live>
        This one can start the day after. You can see yours in your online account.
      </Note>
    </div>
  );
});

/** The sections on the lane; until the first is known, that it is loading, or that it could not be loaded. */
const Steps = observer(function Steps() {
  const { joining } = useJoining();
  const { arrival, journey } = joining;
  if (arrival.status === 'failed') {
    return (
      <Note type="danger" title={arrival.error?.message ?? messages.generic} live>
        <Button look="secondary" size="s" onClick={() => arrival.again()}>
          Try again
        </Button>
      </Note>
    );
  }
  if (journey.state.status === 'starting') {
    if (joining.blocked) return <WaitingNote />;
    return <Skeleton label="Loading your selection" heights={[72, 320, 72, 72]} />;
  }
  return (
    <ol>
      {numbered(stepsOf(journey)).map(([section, number]) => (
        <SectionLane key={section.id} section={section} number={number} lead={leadOf(section)} />
      ))}
    </ol>
  );
});

/** Returns the sections with their numbers; a number is `undefined` while a step may still come before it. */
function numbered(steps: readonly JourneyStep[]): readonly (readonly [DisplayedSection, number | undefined])[] {
  const known = steps.findIndex(({ section }) => section === undefined);
  return steps.flatMap(({ section }, index) =>
    section ? [[section, known < 0 || index < known ? index + 1 : undefined] as const] : [],
  );
}

/** Returns the content above a section's form: for guests about to register, the offer to log in; for others, who they are; beside the bank details, the payments. */
function leadOf(section: DisplayedSection) {
  const lead = partAbove(section);
  return lead && <Suspense fallback={<Skeleton label="Loading this step" heights={[188]} />}>{lead}</Suspense>;
}

function partAbove(section: DisplayedSection) {
  if (savesDetails(section)) return <SignedInFacts intro={section.intro} />;
  if (gives(section, 'direct-debit', vocabulary)) return <PaymentNote />;
  return registers(section) ? <SignInOffer /> : undefined;
}

/** The steps of the journey on a phone. Those that may still come are counted, so that the bar never moves back. */
const Progress = observer(function Progress() {
  const { journey } = useJoining().joining;
  const steps = stepsOf(journey);
  const open = steps.findIndex(({ id }) => id === journey.state.open);
  const most = steps.some(({ section }) => section === undefined) ? 'up to ' : '';
  return (
    <div className="phone-only">
      <div className="progress" role="img" aria-label={`Step ${open + 1} of ${most}${steps.length}`}>
        {steps.map(({ id }) => (
          <i key={id} className={journey.state.open === id ? 'open' : journey.isEdited(id) ? 'done' : undefined} />
        ))}
      </div>
    </div>
  );
});
