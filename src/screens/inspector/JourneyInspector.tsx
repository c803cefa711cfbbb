import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import type { Section } from '../../../schemas/generated/journey';
import { Icon } from '../../components/Icon';
import { inOrder } from '../../journey/sections';
import type { JourneyStore } from '../../stores/JourneyStore';
import { FactsTable } from './FactsTable';
import { reasonsOf, standingOf } from './standing';
import './inspector.css';

export type JourneyInspectorProps = { readonly journey: JourneyStore };

/** Tells staff why each section of the page's journey is as it is, while it is walked. Reads facts, never values. */
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
            Why this page is as it is
          </h2>
          <p className="small muted">
            Journey “{journey.journey.id}”, {journey.state.status}
          </p>
        </div>
        <button type="button" className="inspector-close" aria-label="Close the explanation" onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
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
  const standing = standingOf(journey, section.id);
  return (
    <li className="inspector-section" data-standing={standing}>
      <div className="inspector-section-head">
        <h3>{section.title ?? section.id}</h3>
        <span className="tag">{standing}</span>
      </div>
      {section.title !== undefined && <p className="small muted">{section.id}</p>}
      {reasonsOf(journey, section.id).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </li>
  );
});

const Given = observer(function Given({ journey }: JourneyInspectorProps) {
  const { provisions } = journey.language.vocabulary;
  const given = journey.state.has.map((provision) => provisions[provision]?.label ?? provision);
  const nothing = journey.journey.layout === 'all-open' ? 'It is counted when the page is submitted.' : 'Nothing yet.';
  return (
    <div className="inspector-part">
      <h3>Given so far</h3>
      <p>{given.length > 0 ? given.join(', ') : nothing}</p>
    </div>
  );
});
