import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Form } from '../../../schemas/generated/journey';
import { ukDateText } from '../../ground/core/dates';
import type { Identity } from '../../kit/api/account';
import { Button } from '../../kit/components/Button';
import { Dialog } from '../../kit/components/dialog/lazyDialog';
import { useCloseQuestion } from '../../kit/components/dialog/LeaveQuestion';
import { useReturnFocus } from '../../kit/components/dialog/useReturnFocus';
import { Presence } from '../../kit/components/motion/Presence';
import { Note } from '../../kit/components/Note';
import { RequestView } from '../../kit/site/RequestView';
import { OwnForm } from '../../kit/walk/OwnForm';
import { useOwnForm } from '../../kit/walk/useOwnForm';
import { useSignIn } from '../../sign-in/SignInContext';
import { useAccount } from '../AccountContext';
import type { IdentityWay } from './IdentityStore';
import { identityWords, requestText, ruleText, type IdentityPartName } from './identityWords';
import './identity.css';

/** The files of the forms, by part and rule. */
const forms: Readonly<Record<IdentityPartName, Readonly<Record<IdentityWay['rule'], Form>>>> = {
  name: { at_once: { schema: 'changeName' }, by_request: { schema: 'requestName' } },
  birthDate: { at_once: { schema: 'changeBirthDate' }, by_request: { schema: 'requestBirthDate' } },
};

/** The customer's name and birth date, each with the way in which it is changed and what became of a request. */
export const IdentityPanel = observer(function IdentityPanel() {
  const { identity } = useAccount();
  const { user } = useSignIn().session;
  useEffect(() => void identity.all.load(), [identity]);
  if (!user) return null;
  const { firstName, lastName, dateOfBirth } = user;
  const born = dateOfBirth === undefined ? 'We do not know it yet' : ukDateText(dateOfBirth);
  return (
    <section className="card" aria-labelledby="identity-title">
      <h2 id="identity-title">Your name and date of birth</h2>
      <RequestView
        request={identity.all.request}
        onRetry={() => identity.all.load()}
        label="Loading how they are changed"
        heights={[88, 88]}
      >
        {(known) => (
          <div className="identity">
            <Part part="name" value={`${firstName} ${lastName}`} known={known.name} />
            <Part part="birthDate" value={born} known={known.birthDate} />
          </div>
        )}
      </RequestView>
      {identity.refusal !== undefined && <Note type="danger" title={identity.refusal} live />}
      <Presence>{identity.opened && <Change way={identity.opened} />}</Presence>
    </section>
  );
});

const headingId = (part: IdentityPartName): string => `identity-${part}`;

type PartProps = {
  readonly part: IdentityPartName;
  /** The value that the account has now. */
  readonly value: string;
  readonly known: Identity['name'];
};

const Part = observer(function Part({ part, value, known: { rule, request } }: PartProps) {
  const { identity } = useAccount();
  const words = identityWords[part];
  const title = useRef<HTMLHeadingElement>(null);
  const isOpen = request?.state === 'open';
  const handleWithdraw = async (id: string): Promise<void> => {
    await identity.withdraw(id);
    title.current?.focus(); // the button is gone
  };
  return (
    <div className="identity-part">
      <h3 ref={title} id={headingId(part)} tabIndex={-1}>
        {words.title}
      </h3>
      <p className="strong identity-value">{value}</p>
      {!isOpen && <p className="small muted">{ruleText(part, rule)}</p>}
      {request && (
        <Note type={request.state === 'refused' ? 'warning' : 'neutral'} title={requestText(request)}>
          {isOpen && 'Your centre has not answered yet. We write to you when it has.'}
          {request.state === 'refused' && request.answer}
        </Note>
      )}
      {isOpen && (
        <Button look="secondary" size="s" busy={identity.isBusy} onClick={() => handleWithdraw(request.id)}>
          Withdraw my request
          <span className="vh"> for another {words.title.toLowerCase()}</span>
        </Button>
      )}
      {!isOpen && rule !== 'at_desk' && (
        <Button look="secondary" size="s" aria-haspopup="dialog" onClick={() => identity.open({ part, rule })}>
          {rule === 'at_once' ? words.change : words.ask}
        </Button>
      )}
    </div>
  );
});

const Change = observer(function Change({ way }: { readonly way: IdentityWay }) {
  const { identity } = useAccount();
  const form = forms[way.part][way.rule];
  const model = useOwnForm(form, `identity ${way.part}`);
  const finalFocus = useReturnFocus(headingId(way.part)); // a request takes the place of its button
  const words = identityWords[way.part];
  const isRequest = way.rule === 'by_request';
  const title = isRequest ? words.ask : words.change;
  const isTyped = identity.opened !== undefined && model?.isChanged === true; // the window outlasts it for a moment
  const { close, question } = useCloseQuestion(isTyped, () => identity.open(undefined));
  return (
    <Dialog title={title} onClose={close} finalFocus={finalFocus}>
      <p className="muted identity-intro">
        {isRequest ? 'Your centre reads this and answers you by email.' : 'We tell you by email that it has changed.'}{' '}
        What you have bought and booked stays as it is.
      </p>
      <OwnForm
        id="identity"
        label={title}
        form={form}
        model={model}
        submitLabel={isRequest ? words.submitAsk : words.change}
        busy={identity.isBusy}
        onSubmit={(filled) => void identity.send(filled)}
      />
      {question}
    </Dialog>
  );
});
