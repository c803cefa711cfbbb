import { observer } from 'mobx-react-lite';
import { Suspense, type SubmitEvent } from 'react';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import { Button } from '../../kit/components/Button';
import { Note } from '../../kit/components/Note';
import { PartFailed } from '../../kit/components/PartFailed';
import { Skeleton } from '../../kit/components/Spinner';
import type { CustomFields } from '../../kit/forms/FormContext';
import { FormView } from '../../kit/forms/lazyFormView';
import './walk.css';
import type { MembershipWalk } from './MembershipWalk';

type WalkProps = {
  readonly walk: Pick<
    MembershipWalk<unknown>,
    'journey' | 'refusal' | 'form' | 'failed' | 'wantedForms' | 'proceed' | 'fetch'
  >;
  /** The look of the button that goes on. */
  readonly look: 'primary' | 'danger';
  readonly customFields?: CustomFields;
};

/** The sections of the journey that changes a membership; the open one has its form. */
export const WalkSections = observer(function WalkSections({ walk, ...looks }: WalkProps) {
  const { sections, open } = walk.journey;
  return (
    <>
      {walk.refusal !== undefined && <Note type="danger" title={walk.refusal} live />}
      {sections.map(({ id, title, intro }) => (
        <section className="card walk-section" key={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {intro !== undefined && <p className="muted">{intro}</p>}
          {id === open?.id && <SectionForm walk={walk} section={open} {...looks} />}
        </section>
      ))}
    </>
  );
});

const SectionForm = observer(function SectionForm({
  walk,
  section,
  look,
  customFields,
}: WalkProps & { readonly section: DisplayedSection }) {
  const { form, failed } = walk;
  const { busy } = walk.journey;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    walk.proceed();
  };
  const skeleton = <Skeleton label="Loading this form" heights={[48]} />;
  if (failed) return <PartFailed onRetry={() => walk.fetch()} />;
  if (!form && walk.wantedForms.length > 0) return skeleton;
  return (
    <form noValidate onSubmit={handleSubmit} aria-label={section.title}>
      {form && (
        <Suspense fallback={skeleton}>
          <FormView model={form} id={section.id} disabled={busy} customFields={customFields} />
        </Suspense>
      )}
      <div className="sec-foot">
        <Button type="submit" look={look} className="push" busy={busy}>
          {busy ? 'Processing...' : section.continueLabel}
        </Button>
      </div>
    </form>
  );
});
