import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { Icon } from '../components/Icon';
import { Moving } from '../components/motion/Moving';
import { Note } from '../components/Note';
import { Presence } from '../components/motion/Presence';
import { PartBoundary } from '../components/PartBoundary';
import { Skeleton } from '../components/Spinner';
import { useFocusOn } from '../components/useFocusOn';
import { vocabulary } from '../../schemas/vocabulary';
import { wholeSectionField, type DisplayedSection } from '../journey/sections';
import { useStores } from '../stores/StoresContext';
import { sectionFields } from './registry';
import { SectionForm } from './SectionForm';
import { summaryOf } from './summaries';

export type SectionLaneProps = {
  readonly section: DisplayedSection;
  readonly number: number;
  readonly lead?: ReactNode;
};

/** One section on its lane: done, open or still to come. */
export const SectionLane = observer(function SectionLane({ section, number, lead }: SectionLaneProps) {
  const stores = useStores();
  const { journey } = stores.joining;
  const open = journey.state.open === section.id;
  const done = journey.isEdited(section.id);
  const given = isGiven(section, journey.state.has);
  const look = open ? 'lane-open' : done ? 'lane-done' : 'lane-locked';
  return (
    <li className={`lane ${look}`} aria-current={open ? 'step' : undefined}>
      <div className="bib" aria-hidden="true">
        {done ? <Icon name="tick" /> : number}
      </div>
      <section className="sec" aria-labelledby={`${section.id}-title`}>
        <div className="sec-head">
          <div>
            <SectionTitle section={section} number={number} state={stateOf({ open, done, given })} />
            {(done || given) && <p className="val">{summaryOf(stores, section)}</p>}
          </div>
          <div className="end">
            {done && section.editable && !section.greyedOut ? (
              <button
                type="button"
                className="link"
                disabled={journey.state.status === 'submitting' || journey.state.status === 'calling'}
                onClick={() => stores.joining.edit(section.id)}
              >
                <Icon name={section.editLabel === 'View' ? 'eye' : 'pencil'} size="s" />
                <span>
                  {section.editLabel}
                  <span className="vh"> {section.title}</span>
                </span>
              </button>
            ) : (
              !open && <Icon name={done ? 'tick' : 'lock'} />
            )}
          </div>
        </div>
        <Presence>
          {open && (
            <Moving move="section" ref={holdHeading}>
              <div className="sec-body">
                {section.intro !== undefined && <p className="muted sec-intro">{section.intro}</p>}
                {lead}
                <PartBoundary>
                  <Suspense fallback={<Skeleton label="Loading this step" heights={[48, 120, 120]} />}>
                    <SectionContent section={section} />
                  </Suspense>
                </PartBoundary>
                <SubmitError />
              </div>
            </Moving>
          )}
        </Presence>
      </section>
    </li>
  );
});

/** While a section opens or closes, the heading that was gone to stays where it is. */
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

/** Whether what a section asks for is there from the start, to be seen and not to be changed. */
function isGiven({ greyedOut, provides }: DisplayedSection, has: readonly string[]): boolean {
  return greyedOut && provides.every((each) => has.includes(each));
}

type SectionTitleProps = {
  readonly section: DisplayedSection;
  readonly number: number;
  readonly state: SectionState;
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

/** The heading takes focus when its section is opened by a move, and says which step it is. */
const SectionTitle = observer(function SectionTitle({ section, number, state }: SectionTitleProps) {
  const { joining } = useStores();
  const heading = useFocusOn<HTMLHeadingElement>(state === 'open' ? joining.openings : 0);
  return (
    <h2 id={`${section.id}-title`} ref={heading} tabIndex={-1}>
      <span className="vh">Step {number}: </span>
      {section.title}
      <span className="vh">{stateTexts[state]}</span>
    </h2>
  );
});

/** Why the customer can't go on from what is filled in. */
const SubmitError = observer(function SubmitError() {
  const { error } = useStores().joining.submission;
  return (
    error !== undefined && (
      <div className="submit-error">
        <Note type="danger" title={error} live />
      </div>
    )
  );
});

function SectionContent({ section }: { readonly section: DisplayedSection }) {
  const name = wholeSectionField(section.form, vocabulary);
  const Whole = name === undefined ? undefined : sectionFields[name];
  return Whole ? <Whole section={section} /> : <SectionForm section={section} />;
}
