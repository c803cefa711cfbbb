import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button';
import { Dialog } from './dialog/lazyDialog';
import { ServerHtml } from './ServerHtml';
import './terms.css';

export type TermsText = { readonly id: number; readonly title: string; readonly html: string };

export type TermsDialogProps = {
  readonly terms: readonly TermsText[];
  readonly onAgree: () => void;
  readonly onClose: () => void;
};

/**
 * A dialog with terms that must be scrolled to the end before agreeing. An observed end marker works with any zoom, key
 * or screen reader.
 */
export function TermsDialog({ terms, onAgree, onClose }: TermsDialogProps) {
  const [read, setRead] = useState(false);
  const hintId = useId();
  const [first] = terms;
  const title = terms.length === 1 && first ? first.title : 'Terms and Conditions';
  const footer = (
    <>
      <p className="small muted terms-hint" role="status" id={hintId}>
        {read ? 'You have read to the end.' : 'Read to the end to agree.'}
      </p>
      <Button blockedBy={read ? undefined : hintId} onClick={() => read && onAgree()}>
        I Agree
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} width={640} footer={footer}>
      <TermsScroll terms={terms} onEnd={() => setRead(true)} />
    </Dialog>
  );
}

function TermsScroll({ terms, onEnd }: { readonly terms: readonly TermsText[]; readonly onEnd: () => void }) {
  const scroll = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const handleEnd = useRef(onEnd);
  useEffect(() => {
    handleEnd.current = onEnd;
  });
  useEffect(() => {
    if (!end.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && handleEnd.current(), {
      root: scroll.current,
      rootMargin: '0px 0px 24px 0px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="terms-scroll" ref={scroll} tabIndex={0} role="region" aria-label="Text of the terms">
      {terms.map(({ id, title, html }) => (
        <article key={id}>
          {terms.length > 1 && <h3>{title}</h3>}
          <ServerHtml html={html} />
        </article>
      ))}
      <span ref={end} className="terms-end" />
    </div>
  );
}
