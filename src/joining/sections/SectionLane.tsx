import { LinkButton } from '../../kit/components/LinkButton';
import { observer } from 'mobx-react-lite';
import { Suspense, useState, type ReactNode } from 'react';
import { Icon } from '../../kit/components/Icon';
import { Moving } from '../../kit/components/motion/Moving';
import { Presence } from '../../kit/components/motion/Presence';
import { PartBoundary } from '../../kit/components/PartBoundary';
import { Skeleton } from '../../kit/components/Spinner';
import { useFocusOn } from '../../kit/components/useFocusOn';
import { vocabulary } from '../../../schemas/vocabulary';
import { gives } from '../../ground/journey/language/roles';
import { contentOf } from '../../ground/journey/language/content';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import { useForms } from '../../kit/walk/FormsContext';
import { useSignIn } from '../../sign-in/SignInContext';
import { joiningSections } from './fields';
import { SectionForm } from './lateSectionForm';
import { savesDetails } from './registers';
import { SectionReasons } from './SectionReasons';
import { SectionText } from './SectionText';
import { summaryOf } from './summaries';
import { useJoining } from '../JoiningContext';

export type SectionLaneProps = {
  readonly section: DisplayedSection;
  /** `undefined` while it is not known which steps come before. */
  readonly number: number | undefined;
  readonly lead?: ReactNode;
};

/**
 * One section of the journey: done, open or locked. A section that opens is drawn anew: it is where the customer goes, not
 * something that has moved there.
 */
export const SectionLane = observer(function SectionLane(props: SectionLaneProps) {
  const open = useJoining().joining.journey.state.open === props.section.id;
  const [{ wasOpen, opened }, set] = useState({ wasOpen: open, opened: 0 });
  if (open !== wasOpen) set({ wasOpen: open, opened: opened + (open ? 1 : 0) });
  return <Lane key={opened} open={open} entering={opened > 0} {...props} />;
});

type LaneProps = SectionLaneProps & {
  readonly open: boolean;
  /** True if the section has just opened, and was not open when the page came. */
  readonly entering: boolean;
};

const Lane = observer(function Lane({ section, number, lead, open, entering }: LaneProps) {
  const { joining } = useJoining();
  const { session } = useSignIn();
  const forms = useForms();
  const { journey } = joining;
  const done = journey.isEdited(section.id);
  const given = isGiven(section, journey.state.has);
  const look = open ? 'lane-open' : done ? 'lane-done' : 'lane-locked';
  return (
    <li className={`lane ${look}`} aria-current={open ? 'step' : undefined}>
      <div className="bib" aria-hidden="true">
        {done ? <Icon name="tick" /> : (number ?? '…')}
      </div>
      <section className="sec" aria-labelledby={`${section.id}-title`}>
        <div className="sec-head">
          <div>
            <SectionTitle
              section={section}
              number={number}
              state={stateOf({ open, done, given })}
              entering={entering}
            />
            {(done || given) && <p className="val">{summaryOf({ joining, session, forms }, section)}</p>}
          </div>
          <div className="end">
            {journey.canGoBack(section) ? (
              <LinkButton
                busy={journey.state.status === 'submitting' || journey.state.status === 'calling'}
                onClick={() => joining.edit(section.id)}
              >
                <Icon name={section.editLabel === 'View' ? 'eye' : 'pencil'} size="s" />
                <span>
                  {section.editLabel}
                  <span className="vh"> {section.title}</span>
                </span>
              </LinkButton>
            ) : (
              !open && <Icon name={done ? 'tick' : 'lock'} />
            )}
          </div>
        </div>
        <Presence entering={entering}>{open && <OpenBody section={section} lead={lead} />}</Presence>
      </section>
    </li>
  );
});

/** The content of an open section. */
function OpenBody({ section, lead }: Pick<LaneProps, 'section' | 'lead'>) {
  const reasonsFirst = listsChoices(section);
  return (
    <Moving move="section" ref={holdHeading}>
      <div className="sec-body">
        {section.intro !== undefined && !savesDetails(section) && <p className="muted sec-intro">{section.intro}</p>}
        {lead}
        {reasonsFirst && <SectionReasons />}
        <PartBoundary>
          <Suspense fallback={<Skeleton label="Loading this step" heights={[48, 120, 120]} />}>
            <SectionContent section={section} />
          </Suspense>
        </PartBoundary>
        {!reasonsFirst && <SectionReasons />}
      </div>
    </Moving>
  );
}

/** Keeps the focused heading at its position while sections open or close above it. Returns a disposer. */
function holdHeading(box: HTMLDivElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const observer = new ResizeObserver(() => {
    const heading = document.activeElement;
    if (box.style.height.endsWith('px') && heading?.matches('.lane-open h2'))
      heading.scrollIntoView({ block: 'start' });
  });
  observer.observe(box);
  return () => observer.disconnect();
}

/** Reports whether a section's provisions are given from the start and can't be changed. */
function isGiven({ greyedOut, provides }: DisplayedSection, has: readonly string[]): boolean {
  return greyedOut && provides.every((each) => has.includes(each));
}

type SectionTitleProps = {
  readonly section: DisplayedSection;
  /** `undefined` while it is not known which steps come before. */
  readonly number: number | undefined;
  readonly state: SectionState;
  readonly entering: boolean;
};

type SectionState = 'done' | 'open' | 'given' | 'locked';

function stateOf({ open, done, given }: Readonly<Record<'open' | 'done' | 'given', boolean>>): SectionState {
  if (done) return 'done';
  if (open) return 'open';
  return given ? 'given' : 'locked';
}

const stateTexts: Readonly<Record<SectionState, string>> = {
  done: ', done',
  open: '',
  given: ", can't be changed here",
  locked: ', not open yet',
};

/** The section's heading with its step number. It receives the focus when the customer's action opens the section. */
const SectionTitle = observer(function SectionTitle({ section, number, state, entering }: SectionTitleProps) {
  const { joining } = useJoining();
  const heading = useFocusOn<HTMLHeadingElement>(state === 'open' ? joining.openings : 0, { entering });
  return (
    <h2 id={`${section.id}-title`} ref={heading} tabIndex={-1}>
      {number !== undefined && <span className="vh">Step {number}: </span>}
      {section.title}
      <span className="vh">{stateTexts[state]}</span>
    </h2>
  );
});

/** Reports whether a section is a list of choices, which are pressed themselves: its reasons stand above the list. */
function listsChoices(section: DisplayedSection): boolean {
  return gives(section, 'home-centre', vocabulary) || gives(section, 'chosen-membership', vocabulary);
}

function SectionContent({ section }: { readonly section: DisplayedSection }) {
  const content = contentOf(section, vocabulary);
  if (content.kind === 'text') return <SectionText section={section} />;
  const Whole = content.kind === 'widget' ? joiningSections[content.name] : undefined;
  return Whole ? <Whole section={section} /> : <SectionForm section={section} />;
}
