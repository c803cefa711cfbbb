import { observer } from 'mobx-react-lite';
import type { WidgetProps } from '../../../kit/forms/FormContext';
import { TermsToAccept } from '../../../kit/forms/terms/TermsToAccept';
import { useJoining } from '../../JoiningContext';

/** The terms of the chosen membership, or of its Direct Debit if the field's setting `from` is `mandate`. */
export const MembershipTermsField = observer(function MembershipTermsField(props: WidgetProps) {
  const { terms, joining } = useJoining();
  if (props.field.definition.settings?.from === 'mandate')
    return <TermsToAccept {...props} request={terms.mandate} onRetry={() => terms.loadMandate()} />;
  return <TermsToAccept {...props} request={terms.membership} onRetry={() => joining.retry()} />;
});
