import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useMemo, useState, type SubmitEvent } from 'react';
import type { Form } from '../../../schemas/generated/journey';
import { Button } from '../../components/Button';
import { FloorBand } from '../../components/Floor';
import { Note } from '../../components/Note';
import { Skeleton } from '../../components/Spinner';
import { FormView } from '../../forms/lazyFormView';
import { FormModel } from '../../fields/FormModel';
import { registerWith } from '../../stores/joining/registration';
import { RepeatableWrite } from '../../stores/RepeatableWrite';
import { useStores } from '../../stores/StoresContext';
import '../login/login.css';

const form: Form = { dataFields: 'customer_account_online', schema: 'newAccount' };

/** An account without a membership. */
export const RegisterScreen = observer(function RegisterScreen() {
  const { config, forms, session } = useStores();
  const [busy, setBusy] = useState(false);
  const write = useMemo(() => new RepeatableWrite(), []);
  useEffect(() => forms.fetch(form), [forms]);
  const definition = forms.definitionOf(form);
  const model = useMemo(() => definition && new FormModel(definition, forms.surroundings), [definition, forms]);
  const handleSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (busy || !model?.attempt()) return;
    setBusy(true);
    const checksum = forms.checksum('customer_account_online');
    await registerWith(model, session, write, {
      clientId: config.clientId ?? '',
      source: config.site.source,
      checksum,
    });
    setBusy(false);
  };
  return (
    <>
      <FloorBand
        crumbs={config.embedded ? [] : [{ label: 'Home', href: '/' }, { label: 'Create an account' }]}
        title="Create an account"
      />
      <div className="wrap register">
        {forms.failed(form) && (
          <Note type="danger" title="This part of the page could not be loaded." live>
            <Button look="secondary" size="s" onClick={() => forms.fetch(form)}>
              Try again
            </Button>
          </Note>
        )}
        {model ? (
          <form
            className="card"
            noValidate
            onSubmit={(event) => void handleSubmit(event)}
            aria-label="Create an account"
          >
            <Suspense fallback={<Skeleton label="Loading this form" heights={[48, 48, 48]} />}>
              <FormView model={model} id="register" disabled={busy} />
            </Suspense>
            <div className="sec-foot">
              <Button type="submit" size="l" className="push" busy={busy} blocked={model.gated.length > 0}>
                {busy ? 'Processing...' : 'Create Account'}
              </Button>
            </div>
          </form>
        ) : (
          <Skeleton label="Loading this form" heights={[48, 48, 48, 48]} />
        )}
      </div>
    </>
  );
});
