import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Form } from '../../../../schemas/generated/journey';
import { dateOf, ukDateText } from '../../../ground/core/dates';
import { Button } from '../../../kit/components/Button';
import { Dialog } from '../../../kit/components/dialog/lazyDialog';
import { useReturnFocus } from '../../../kit/components/dialog/useReturnFocus';
import { Icon } from '../../../kit/components/Icon';
import { Presence } from '../../../kit/components/motion/Presence';
import { Note } from '../../../kit/components/Note';
import { OwnForm } from '../../../kit/walk/OwnForm';
import { useOwnForm } from '../../../kit/walk/useOwnForm';
import { useDesk } from '../../DeskContext';
import type { IdentityRequest } from '../../RecordChangesStore';

const answerErrorId = 'record-answer-error';
const identityForm: Form = { schema: 'deskIdentity' };

type RecordedIdentityProps = { readonly requests: readonly IdentityRequest[] };

/** The customer's requests for another name or birth date, and the window in which staff change both. */
export const RecordedIdentity = observer(function RecordedIdentity({ requests }: RecordedIdentityProps) {
  const { changes } = useDesk().record;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (requests.length === 0 && changes.done !== undefined && document.activeElement === document.body)
      title.current?.focus(); // the buttons that were pressed are gone
  }, [changes.done, requests.length]);
  return (
    <section
      className={requests.length > 0 ? 'record-part record-asked' : 'record-part'}
      aria-labelledby="record-identity"
    >
      <h3 id="record-identity" ref={title} tabIndex={-1}>
        Name and date of birth
      </h3>
      <ul>
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
      {requests.length === 0 && <p className="muted">Nothing is asked for.</p>}
      <p className="record-pay">
        <Button look="secondary" size="s" aria-haspopup="dialog" onClick={() => changes.openChange(true)}>
          Change name or date of birth
        </Button>
      </p>
      <Presence>{changes.isOpen && <Change />}</Presence>
    </section>
  );
});

const Request = observer(function Request({ request }: { readonly request: IdentityRequest }) {
  const { changes } = useDesk().record;
  const opener = useRef<HTMLButtonElement>(null);
  const isAsked = changes.refusing?.id === request.id;
  const what = request.part === 'name' ? 'name' : 'date of birth';
  const handleBack = (): void => {
    changes.askToRefuse(undefined);
    opener.current?.focus();
  };
  return (
    <li className="record-line">
      <div>
        <p className="strong">
          New {what}: {wantedOf(request)}
        </p>
        <p className="small muted">
          Asked on {ukDateText(dateOf(new Date(request.askedAt)))}: “{request.reason}”
        </p>
      </div>
      <div className="record-ways record-pay">
        <Button size="s" busy={changes.isBusy && !isAsked} onClick={() => changes.answerRequest(request, true)}>
          Accept
          <span className="vh"> the new {what}</span>
        </Button>
        <Button
          ref={opener}
          look="secondary"
          size="s"
          aria-expanded={isAsked}
          onClick={() => (isAsked ? handleBack() : changes.askToRefuse(request))}
        >
          Refuse
          <span className="vh"> the new {what}</span>
        </Button>
      </div>
      {isAsked && <Refusal request={request} onBack={handleBack} />}
    </li>
  );
});

type RefusalProps = { readonly request: IdentityRequest; readonly onBack: () => void };

/** Asks staff what the customer is told with a refusal. Takes the focus. */
const Refusal = observer(function Refusal({ request, onBack }: RefusalProps) {
  const { changes } = useDesk().record;
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="record-confirm" role="group" aria-label="Refuse the request">
      <label htmlFor="record-answer">What shall we tell the customer?</label>
      <textarea
        ref={text}
        className="input"
        id="record-answer"
        rows={3}
        aria-invalid={changes.answerError === undefined ? undefined : true}
        aria-describedby={changes.answerError === undefined ? undefined : answerErrorId}
        value={changes.answer}
        onChange={(event) => changes.setAnswer(event.target.value)}
      />
      {changes.answerError !== undefined && (
        <p className="field-error" id={answerErrorId} role="status">
          <Icon name="alert" size="s" />
          {changes.answerError}
        </p>
      )}
      <div className="record-ways">
        <Button
          look="danger"
          size="s"
          busy={changes.isBusy}
          blockedBy={changes.answerError === undefined ? undefined : answerErrorId}
          onClick={() => changes.answerRequest(request, false)}
        >
          Refuse the request
        </Button>
        <Button look="secondary" size="s" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  );
});

const Change = observer(function Change() {
  const { changes } = useDesk().record;
  const model = useOwnForm(identityForm);
  const finalFocus = useReturnFocus();
  return (
    <Dialog title="Change name or date of birth" onClose={() => changes.openChange(false)} finalFocus={finalFocus}>
      <p className="muted">
        Ask for a document first. Leave the date of birth empty if it stays. What is bought and booked stays as it is.
      </p>
      <OwnForm
        id="desk-identity"
        label="Change name or date of birth"
        form={identityForm}
        model={model}
        submitLabel="Change the account"
        busy={changes.isBusy}
        onSubmit={(form) => void changes.change(form)}
      />
    </Dialog>
  );
});

/** The sentence that tells what staff have changed in the record last, or why it was not changed. */
export const RecordChanged = observer(function RecordChanged() {
  const { done, refusal } = useDesk().record.changes;
  if (refusal !== undefined) return <Note type="danger" title={refusal} live />;
  return done === undefined ? null : <Note type="success" title={done} live />;
});

function wantedOf({ firstName, lastName, dateOfBirth }: IdentityRequest): string {
  return dateOfBirth === null ? `${firstName ?? ''} ${lastName ?? ''}` : ukDateText(dateOfBirth);
}
