import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Form } from '../../../schemas/generated/journey';
import { ukDateText } from '../../ground/core/dates';
import { dependantsApi, type Dependant } from '../../kit/api/dependants';
import { Button } from '../../kit/components/Button';
import { Dialog } from '../../kit/components/dialog/lazyDialog';
import { useCloseQuestion } from '../../kit/components/dialog/LeaveQuestion';
import { useReturnFocus } from '../../kit/components/dialog/useReturnFocus';
import { focusAfterRender } from '../../kit/components/focusAfterRender';
import { Presence } from '../../kit/components/motion/Presence';
import { Note } from '../../kit/components/Note';
import { RequestView } from '../../kit/site/RequestView';
import { useSite } from '../../kit/site/SiteContext';
import { OwnForm } from '../../kit/walk/OwnForm';
import { useOwnForm } from '../../kit/walk/useOwnForm';
import { useSignIn } from '../../sign-in/SignInContext';
import { PeopleStore } from './PeopleStore';

const personForm: Form = { schema: 'dependant' };
const titleId = 'people-title';

/** The children and others for whom the customer books, with the windows to add and to remove one. */
export const PeoplePanel = observer(function PeoplePanel() {
  const { user } = useSignIn().session;
  return user && <OwnPeople key={user.id} />;
});

const OwnPeople = observer(function OwnPeople() {
  const { toasts } = useSite();
  const { client } = useSignIn();
  const [people] = useState(() => new PeopleStore(dependantsApi(client), toasts));
  useEffect(() => void people.all.load(), [people]);
  return (
    <section className="card" aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        Children you book for
      </h2>
      <RequestView
        request={people.all.request}
        onRetry={() => people.all.load()}
        label="Loading the children you book for"
        heights={[48]}
      >
        {(list) =>
          list.length > 0 ? (
            <ul className="devices">
              {list.map((person) => (
                <PersonLine key={person.id} people={people} person={person} />
              ))}
            </ul>
          ) : (
            <p>You have not added a child yet.</p>
          )
        }
      </RequestView>
      {people.refusal !== undefined && <Note type="danger" title={people.refusal} live />}
      <div className="sec-foot">
        <Button look="secondary" className="push" aria-haspopup="dialog" onClick={() => people.openAdding(true)}>
          Add a child
        </Button>
      </div>
      <Presence>{people.isAdding && <AddPerson people={people} />}</Presence>
      <Presence>{people.toRemove && <RemovePerson people={people} person={people.toRemove} />}</Presence>
    </section>
  );
});

type PanelProps = { readonly people: PeopleStore };
type PersonProps = PanelProps & { readonly person: Dependant };

const PersonLine = observer(function PersonLine({ people, person }: PersonProps) {
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <li>
      <span className="strong">{name}</span>
      <span className="small muted">Born on {ukDateText(person.dateOfBirth)}</span>
      <button
        type="button"
        className="link"
        aria-haspopup="dialog"
        aria-label={`Remove ${name}`}
        onClick={() => people.askToRemove(person)}
      >
        Remove
      </button>
    </li>
  );
});

const AddPerson = observer(function AddPerson({ people }: PanelProps) {
  const model = useOwnForm(personForm, 'child');
  const finalFocus = useReturnFocus();
  const isTyped = people.isAdding && model?.isChanged === true; // the window is seen for a moment after the child is added
  const { close, question } = useCloseQuestion(isTyped, () => people.openAdding(false));
  return (
    <Dialog title="Add a child" onClose={close} finalFocus={finalFocus}>
      <OwnForm
        id="person"
        label="Add a child"
        form={personForm}
        model={model}
        submitLabel="Add child"
        busy={people.isBusy}
        onSubmit={(form) => void people.add(form)}
      />
      {question}
    </Dialog>
  );
});

const RemovePerson = observer(function RemovePerson({ people, person }: PersonProps) {
  const finalFocus = useReturnFocus(titleId);
  const handleStay = (): void => people.askToRemove(undefined);
  const footer = (
    <>
      <Button
        look="danger"
        full
        busy={people.isBusy}
        onClick={() => people.remove().then(() => focusAfterRender(titleId))}
      >
        {people.isBusy ? 'Processing...' : `Remove ${person.firstName}`}
      </Button>
      <Button look="secondary" full onClick={handleStay}>
        Keep {person.firstName}
      </Button>
    </>
  );
  return (
    <Dialog
      title={`Remove ${person.firstName} ${person.lastName}?`}
      role="alertdialog"
      onClose={handleStay}
      footer={footer}
      finalFocus={finalFocus}
    >
      <p>You can no longer book for {person.firstName}. Bookings that are over stay in your list.</p>
    </Dialog>
  );
});
