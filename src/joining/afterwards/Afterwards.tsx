import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import type { Journey } from '../../../schemas/generated/journey';
import { Button } from '../../kit/components/Button';
import { LeaveQuestion } from '../../kit/components/dialog/LeaveQuestion';
import { useFocusOn } from '../../kit/components/useFocusOn';
import type { Order } from '../../kit/api/checkout';
import type { FormModel } from '../../kit/fields/FormModel';
import { useSite } from '../../kit/site/SiteContext';
import { useForms } from '../../kit/walk/FormsContext';
import type { JourneyName, LoadedJourney } from '../../kit/walk/journeyFile';
import { OwnForm } from '../../kit/walk/OwnForm';
import { useOwnForm } from '../../kit/walk/useOwnForm';
import { updateCustomer } from '../../sign-in/registration';
import { useSignIn } from '../../sign-in/SignInContext';
import '../journey.css';
import './afterwards.css';

type Place = NonNullable<Journey['afterwards']>;

/** The journey that an order of each kind comes from. */
const journeyOf: Readonly<Record<string, JourneyName>> = {
  join: 'join',
  change: 'change-membership',
  renew: 'renew-membership',
};

export type AfterwardsProps = {
  readonly order: Order;
  readonly load: (name: JourneyName) => Promise<LoadedJourney>;
};

/**
 * The questions that the journey to an order has left for after payment, if there are any. Nobody is asked in a kiosk, where others
 * wait: My details has the same questions.
 */
export const Afterwards = observer(function Afterwards({ order, load }: AfterwardsProps) {
  const { config } = useSite();
  const [place, setPlace] = useState<Place>();
  const kind = order.items.map((item) => (item.type === 'membership' ? item.kind : undefined)).find(Boolean);
  const name = kind === undefined || config.kiosk ? undefined : journeyOf[kind];
  useEffect(() => {
    if (name === undefined) return;
    let isHere = true;
    // The order is confirmed as it is where its journey can't be had: nothing is asked then.
    const found = (loaded: LoadedJourney): void => (isHere ? setPlace(loaded.journey.afterwards) : undefined);
    void load(name).then(found, () => undefined);
    return () => void (isHere = false);
  }, [name, load]);
  return place ? <Questions place={place} /> : null;
});

type Stage = 'asking' | 'skipped' | 'saved';

const Questions = observer(function Questions({ place }: { readonly place: Place }) {
  const { session } = useSignIn();
  const forms = useForms();
  const form = useMemo(() => ({ ...place.form, onlyLeft: true }) as const, [place]);
  const model = useOwnForm(form, 'afterwards');
  const [stage, setStage] = useState<Stage>('asking');
  const [isBusy, setBusy] = useState(false);
  const [moves, setMoves] = useState(0);
  const heading = useFocusOn<HTMLHeadingElement>(moves);
  const goTo = (next: Stage): void => {
    setStage(next);
    setMoves((count) => count + 1);
  };
  const save = async (filled: FormModel): Promise<void> => {
    if (!filled.isChanged) return goTo('skipped');
    if (!filled.attempt()) return;
    setBusy(true);
    const isSaved = await updateCustomer(filled, session, forms.checksum(form));
    setBusy(false);
    if (isSaved) goTo('saved');
  };
  if (!model || model.fields.size === 0) return null;
  return (
    <section className="card afterwards" aria-labelledby="afterwards-title">
      <h2 id="afterwards-title" ref={heading} tabIndex={-1}>
        {stage === 'saved' ? 'Thank you. Your answers are saved.' : place.title}
      </h2>
      {stage === 'asking' && place.intro !== undefined && <p className="muted">{place.intro}</p>}
      {stage === 'asking' && (
        <OwnForm
          id="afterwards"
          label={place.title}
          form={form}
          model={model}
          submitLabel={place.continueLabel ?? 'Save my answers'}
          busy={isBusy}
          onSubmit={(filled) => void save(filled)}
          beside={
            <Button look="secondary" busy={isBusy} onClick={() => goTo('skipped')}>
              Not now
            </Button>
          }
        />
      )}
      {stage === 'saved' && <p>You can change them in My details.</p>}
      {stage === 'skipped' && (
        <>
          <p>You can answer these questions at any time in My details.</p>
          <Button look="secondary" onClick={() => goTo('asking')}>
            Answer them now
          </Button>
        </>
      )}
      <LeaveQuestion isChanged={model.isChanged && stage !== 'saved'} />
    </section>
  );
});
