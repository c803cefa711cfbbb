import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import type { FieldModel } from '../../kit/fields/FieldModel';
import { SiteLink } from '../../kit/site/SiteLink';

/**
 * Leads a customer whose email address the server refused for a new account to the log-in, with that address filled in.
 * Everything typed stays on the page for whoever comes back without logging in.
 */
export const LogInInstead = observer(function LogInInstead({ field }: { readonly field: FieldModel }) {
  const { pathname, search } = useLocation();
  const { attributes } = field.definition;
  if (attributes.type !== 'email' || field.serverErrors.length === 0) return null;
  return (
    <p className="field-help">
      <SiteLink to={`/login?redirect=${encodeURIComponent(pathname + search)}`} state={{ username: String(field.raw) }}>
        Log in with this email address
      </SiteLink>
    </p>
  );
});
