import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import type { Section } from '../../schemas/generated/journey';
import { Icon } from '../kit/components/Icon';
import { inOrder } from '../ground/journey/language/sections';
import type { JourneyStore } from '../kit/walk/JourneyStore';
import { FactsTable } from './FactsTable';
import { useForms } from '../kit/walk/FormsContext';
import { sectionDrawing, sectionReasons, sectionStatus } from './sectionStatus';
import './inspector.css';

export type JourneyInspectorProps = { readonly journey: JourneyStore };

/** Explains the status of each section of the page's journey to staff. It reads facts, never the customer's values. */
export function JourneyInspector({ journey }: JourneyInspectorProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const tab = useRef<HTMLButtonElement>(null);
  const handleClose = (): void => {
    setOpen(false);
    tab.current?.focus();
  };
  return (
    <>
      <button
        ref={tab}
        type="button"
        className="inspector-tab"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        Explain this page
      </button>
      {open && <Panel id={panelId} journey={journey} onClose={handleClose} />}
    </>
  );
}

type PanelProps = JourneyInspectorProps & { readonly id: string; readonly onClose: () => void };

const Panel = observer(function Panel({ id, journey, onClose }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside
      id={id}
      className="inspector"
      aria-labelledby={`${id}-title`}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className="inspector-head">
        <div>
          <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
            Why this page looks like this
          </h2>
          <p className="small muted">
            Journey “{journey.journey.id}”, {journey.state.status}
          </p>
        </div>
        <button type="button" className="inspector-close" aria-label="Close the explanation" onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      {journey.report !== undefined && (
        <div className="inspector-part">
          <h3>An older version serves</h3>
          <p className="inspector-report">{journey.report}</p>
        </div>
      )}
      <ol className="inspector-sections">
        {inOrder(journey.journey).map((section) => (
          <SectionReasons key={section.id} journey={journey} section={section} />
        ))}
      </ol>
      <Given journey={journey} />
      <FactsTable journey={journey} />
    </aside>
  );
});

type SectionReasonsProps = JourneyInspectorProps & { readonly section: Section };

const SectionReasons = observer(function SectionReasons({ journey, section }: SectionReasonsProps) {
  const status = sectionStatus(journey, section.id);
  const model = useForms().model(section.id);
  const drawing = status === 'Not shown' ? [] : sectionDrawing(journey, section.id, model);
  return (
    <li className="inspector-section" data-status={status}>
      <div className="inspector-section-head">
        <h3>{section.title ?? section.id}</h3>
        <span className="tag">{status}</span>
      </div>
      {section.title !== undefined && <p className="small muted">{section.id}</p>}
      {[...sectionReasons(journey, section.id), ...drawing].map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </li>
  );
});

const Given = observer(function Given({ journey }: JourneyInspectorProps) {
  const { provisions } = journey.language.vocabulary;
  const given = journey.state.has.map((provision) => provisions[provision]?.label ?? provision);
  const nothing =
    journey.journey.layout === 'all-open' ? 'Provisions are counted when the page is submitted.' : 'Nothing yet.';
  return (
    <div className="inspector-part">
      <h3>Given so far</h3>
      <p>{given.length > 0 ? given.join(', ') : nothing}</p>
    </div>
  );
});
