import { Observer, observer } from 'mobx-react-lite';
import { Suspense, useLayoutEffect, type ReactNode, type SubmitEvent } from 'react';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import { refusalText } from '../../kit/api/refusalText';
import { Button } from '../../kit/components/Button';
import { DroppedBallFigure, FullPage } from '../../kit/components/FullPage';
import { Note } from '../../kit/components/Note';
import { PartFailed } from '../../kit/components/PartFailed';
import { Skeleton } from '../../kit/components/Spinner';
import type { CustomFields } from '../../kit/forms/FormContext';
import { FormView } from '../../kit/forms/lazyFormView';
import { NotFoundScreen } from '../../kit/site/NotFoundScreen';
import { RequestView } from '../../kit/site/RequestView';
import { SiteLink } from '../../kit/site/SiteLink';
import { AccountPage } from '../screens/parts/AccountPage';
import type { MembershipWalk } from './MembershipWalk';
import './walk.css';

const memberships = { label: 'Memberships', path: '/memberships' };

type Looks = {
  /** The look of the button that goes on. */
  readonly look: 'primary' | 'danger';
  readonly customFields?: CustomFields;
};

export type WalkScreenProps<Terms> = Looks & {
  readonly walk: MembershipWalk<Terms>;
  /** The title of the page for a membership with which this can't be done. */
  readonly impossible: string;
  /** The text for screen readers while the terms load, and the heights of their placeholders. */
  readonly loading: { readonly label: string; readonly heights: readonly number[] };
  /** The words of the link that leads back without a change. */
  readonly wayBack: string;
  /** The terms as the customer reads them. */
  readonly children: (terms: Terms) => ReactNode;
};

/** The screen for a change of a membership: what it comes to, and the sections of its journey. */
export function WalkScreen<Terms>(props: WalkScreenProps<Terms>) {
  const { walk } = props;
  useLayoutEffect(() => walk.begin(), [walk]);
  return <Observer>{() => <>{contentOf(props)}</>}</Observer>;
}

function contentOf<Terms>(props: WalkScreenProps<Terms>): ReactNode {
  const { walk, impossible, loading, wayBack, children, ...looks } = props;
  const { request } = walk.terms;
  const { title, heading = title, lede } = walk.journey.journey;
  if (request.error?.status === 404) return <NotFoundScreen />;
  if (request.error?.status === 422) {
    return (
      <FullPage title={impossible} text={refusalText(request.error)} figure={<DroppedBallFigure />}>
        <SiteLink className="btn btn-primary btn-l" to={memberships.path}>
          Go to your memberships
        </SiteLink>
      </FullPage>
    );
  }
  return (
    <AccountPage label={title} title={heading} within={memberships}>
      <RequestView request={request} onRetry={() => walk.terms.load()} {...loading}>
        {(terms) => (
          <>
            {lede !== undefined && <p className="muted">{lede}</p>}
            {children(terms)}
            <Sections walk={walk} {...looks} />
          </>
        )}
      </RequestView>
      <p>
        <SiteLink className="link" to={memberships.path}>
          {wayBack}
        </SiteLink>
      </p>
    </AccountPage>
  );
}

type WalkProps = Looks & {
  readonly walk: Pick<MembershipWalk<unknown>, 'journey' | 'refusal' | 'openForm' | 'proceed'>;
};

/** The sections of the journey; the open one has its form. */
const Sections = observer(function Sections({ walk, ...looks }: WalkProps) {
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
  const { model: form, failed } = walk.openForm;
  const { busy } = walk.journey;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    walk.proceed();
  };
  const skeleton = <Skeleton label="Loading this form" heights={[48]} />;
  if (failed) return <PartFailed onRetry={() => walk.openForm.fetch()} />;
  if (!form && walk.openForm.wanted.length > 0) return skeleton;
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
